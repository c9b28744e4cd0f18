/** Who is signed in at this browser, if anybody: asked once, kept in step with what the account page does. */

import type { Credentials, Me, NewPassword } from "../protocol";
import { shareStars, signedIn, signedOut } from "../lessons/won.svelte";
import { api, Refusal } from "./api";
import { set, settings } from "./settings.svelte";

class Account {
  /** `undefined` until the server has answered. */
  me = $state.raw<Me | null | undefined>(undefined);

  async ask(): Promise<void> {
    try {
      this.me = await api.me();
      signedIn();
    } catch (error) {
      if (error instanceof Refusal) this.me = null;
      else throw error;
    }
  }

  async signUp(who: Credentials): Promise<void> {
    this.#greet(await api.signUp(who));
  }

  async signIn(who: Credentials): Promise<void> {
    this.#greet(await api.signIn(who));
  }

  /** Whoever has no name at the tables yet gets that of the account. */
  #greet(me: Me): void {
    this.me = me;
    signedIn();
    if (!settings.name) set({ name: me.name });
  }

  async signOut(): Promise<void> {
    await shareStars(); // what was won without a line is not lost
    await api.signOut();
    this.me = null;
    signedOut();
  }

  async changePassword(change: NewPassword): Promise<void> {
    this.me = await api.changePassword(change);
  }

  async remove(): Promise<void> {
    await api.deleteMe();
    this.me = null;
    signedOut();
  }
}

export const account = new Account();
