/** Everything that is asked once, over HTTP. Tokens travel in a header, never in an address. */

import type * as P from "../protocol";
import { home, type Asked } from "./home";

/** An answer that is not a success, with the engine's own reason. */
export class Refusal extends Error {
  constructor(readonly problem: P.Problem) {
    super(problem.code);
  }
}

const OFFLINE: P.Problem = { kind: "busy", code: "page-offline", details: {}, cells: [] };

async function ask<Answer>(method: string, path: string, body?: unknown, tokens: string[] = []): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (tokens.length) headers["authorization"] = `Bearer ${tokens.join(",")}`;
  let response: Response;
  try {
    const asked: Asked = { method, headers };
    if (body !== undefined) asked.body = JSON.stringify(body);
    response = await home.ask(path, asked);
  } catch {
    throw new Refusal(OFFLINE);
  }
  const isJson = /^application\/json\b/.test(response.headers.get("content-type") ?? "");
  const answer = isJson ? await response.json() : await response.text();
  if (response.ok) return answer as Answer;
  const problem = (answer as Partial<P.Failure>)?.problem;
  throw new Refusal(problem ?? { ...OFFLINE, details: { status: response.status } });
}

const path = encodeURIComponent;

export const api = {
  catalog: () => ask<P.Catalog>("GET", "/api/catalog"),
  texts: (language: string) => ask<string>("GET", `/api/texts/${path(language)}`),
  options: (game: string, body: P.AskOptions) => ask<P.SettledOptions>("POST", `/api/games/${path(game)}/options`, body),
  rules: (game: string, language: string) => ask<P.RulesPage>("GET", `/api/games/${path(game)}/rules/${language}`),
  sample: (game: string) => ask<P.Sample>("GET", `/api/games/${path(game)}/sample`),
  lessons: (game: string) => ask<P.Lessons>("GET", `/api/games/${path(game)}/lessons`),
  step: (game: string, lesson: string, step: string, body: P.TryStep) => ask<P.StepShown>("POST", `/api/games/${path(game)}/lessons/${path(lesson)}/${path(step)}`, body),
  riddles: (game: string) => ask<P.Riddles>("GET", `/api/games/${path(game)}/riddles`),
  riddle: (game: string, name: string, body: P.TryStep) => ask<P.RiddleShown>("POST", `/api/games/${path(game)}/riddles/${path(name)}`, body),
  drawnRiddle: (game: string, name: string, body: P.AskPoster) => ask<string>("POST", `/api/games/${path(game)}/riddles/${path(name)}/picture.svg`, body),
  lobby: () => ask<P.Cards>("GET", "/api/lobby"),
  open: (body: P.OpenTable) => ask<P.TableOpened>("POST", "/api/tables", body),
  mine: (body: P.MyTables) => ask<P.Cards>("POST", "/api/tables/mine", body),
  card: (table: string, tokens: string[]) => ask<P.TableCard>("GET", `/api/tables/${path(table)}`, undefined, tokens),
  sit: (table: string, body: P.SitDown) => ask<P.SeatToken>("POST", `/api/tables/${path(table)}/sit`, body),
  replay: (table: string, eyes: number, start: number, count: number, tokens: string[]) =>
    ask<P.Replay>("GET", `/api/tables/${path(table)}/replay?eyes=${eyes}&start=${start}&count=${count}`, undefined, tokens),
  goOn: (table: string, body: P.ContinueTable) => ask<P.TableOpened>("POST", `/api/tables/${path(table)}/continue`, body),
  check: (table: string) => ask<P.CheckedRecord>("GET", `/api/tables/${path(table)}/check`),
  bring: (record: string) => ask<P.ImportedRecord>("POST", "/api/records", { record } satisfies P.ImportRecord),
  record: (table: string) => ask<string>("GET", `/api/tables/${path(table)}/record`),
  drawn: (table: string, frame: number) => ask<string>("GET", `/api/tables/${path(table)}/picture.svg?frame=${frame}`),
  analysis: (table: string) => ask<P.Analysis>("GET", `/api/tables/${path(table)}/analysis`),
  pieces: (game: string) => ask<P.PieceBox>("GET", `/api/pieces/${path(game)}`),
  puzzles: () => ask<P.Puzzles>("GET", "/api/puzzles"),
  puzzle: (name: string) => ask<P.PuzzleCard>("GET", `/api/puzzles/${path(name)}`),
  puzzleHint: (name: string, body: P.AskPuzzleHint) => ask<P.PuzzleHint>("POST", `/api/puzzles/${path(name)}/hint`, body),
  solution: (name: string) => ask<P.CoverFound>("GET", `/api/puzzles/${path(name)}/solution`),
  generate: (body: P.GeneratePuzzle) => ask<P.PuzzleCard>("POST", "/api/puzzles/generate", body),
  savePicture: (body: P.FreePicture) => ask<P.PictureSaved>("POST", "/api/pictures", body),
  picture: (id: string) => ask<P.FreePicture>("GET", `/api/pictures/${path(id)}`),
  drawnPicture: (id: string) => ask<string>("GET", `/api/pictures/${path(id)}/picture.svg`),
  pictureToPuzzle: (id: string) => ask<P.PuzzleCard>("POST", `/api/pictures/${path(id)}/puzzle`),
  daily: () => ask<P.Daily>("GET", "/api/daily"),
  playDaily: (body: P.PlayDaily) => ask<P.TableOpened>("POST", "/api/daily/solitaire", body),
  me: () => ask<P.Me>("GET", "/api/me"),
  signUp: (body: P.Credentials) => ask<P.Me>("POST", "/api/accounts", body),
  signIn: (body: P.Credentials) => ask<P.Me>("POST", "/api/session", body),
  signOut: () => ask<void>("DELETE", "/api/session"),
  changePassword: (body: P.NewPassword) => ask<P.Me>("POST", "/api/me/password", body),
  keepStars: (body: P.WonStars) => ask<P.KeptStars>("POST", "/api/me/stars", body),
  deleteMe: () => ask<void>("DELETE", "/api/me"),
};
