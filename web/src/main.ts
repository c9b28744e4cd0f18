import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { router } from "./shell/router.svelte";
import { dress } from "./shell/settings.svelte";
import { texts } from "./shell/texts.svelte";

const hand = (how: string) => () => (document.documentElement.dataset["hand"] = how);
addEventListener("pointerdown", hand("pointer"), { capture: true });
addEventListener("keydown", hand("keys"), { capture: true });
dress();
router.start();
void texts.use().then(() => {
  const target = document.getElementById("app")!;
  target.replaceChildren(); // the name that stood there while everything came
  mount(App, { target });
  // The second frame begins when the first one is on the screen: letters never keep anybody waiting.
  requestAnimationFrame(() => requestAnimationFrame(() => void import("./fonts.css")));
});
