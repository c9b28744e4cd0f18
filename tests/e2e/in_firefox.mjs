// The house without a server in Firefox: node in_firefox.mjs PUPPETEER FIREFOX URL GAME… plays a turn of each game, then without a network
// and after a reload another one. Prints what went wrong, nothing if all is well.
import { pathToFileURL } from "node:url";

const [library, program, url, ...games] = process.argv.slice(2);
const { default: puppeteer } = await import(pathToFileURL(library).href);
const PATIENCE = 180_000;
const PIECES = ".table:has(.turn.mine) .hand button[aria-disabled=false]:not(.idle)";
const FORCED = ".table:has(.turn.mine) .forced button";
const SETTINGS = JSON.stringify({ pace: "none", toured: games });

const troubles = [];
const browser = await puppeteer.launch({ browser: "firefox", executablePath: program, headless: true, extraPrefsFirefox: { "intl.accept_languages": "en-GB", "dom.storageManager.prompt.testing": true, "dom.storageManager.prompt.testing.allow": true } });
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("console", (said) => said.type() === "error" && troubles.push(said.text()));
  await page.evaluateOnNewDocument((settings) => localStorage.setItem("settings", settings), SETTINGS);
  await page.goto(url);

  const entries = () => page.$$eval(".log li", (items) => items.length);
  const ready = () => page.waitForSelector(`${PIECES}, ${FORCED}, .result`);
  /** The first piece that fits on its first place, by keys; then the answer of the others. */
  const turn = async () => {
    await ready();
    const before = await entries();
    const piece = await page.$(PIECES);
    await (piece ?? (await page.$(FORCED))).focus();
    await page.keyboard.press("Enter");
    if (piece) {
      if (await page.$("[role=application]:focus")) {
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("Enter");
      }
      const one = await page.$(".tools button.main");
      if (one && (await page.$(".tools .held")) === null) await one.click().catch(() => undefined);
    }
    await page.waitForFunction((count) => document.querySelectorAll(".log li").length > count, {}, before);
    await ready();
  };
  const at = (address) => page.evaluate((to) => (location.hash = to), address);

  let last = "";
  for (const game of games) {
    await at(`/new/${game}`);
    await (await page.waitForSelector("form.card button.main")).click();
    await page.waitForSelector(".turn");
    await turn();
    last = page.url();
  }
  await page.evaluate(async () => { await navigator.serviceWorker.ready; });
  const before = await entries();
  console.error("offline"); // whoever serves the files stops now
  await new Promise((go) => process.stdin.once("data", go));
  await page.reload();
  await ready();
  if (page.url() !== last || (await entries()) !== before) troubles.push("the game was not kept");
  await turn();
} catch (error) {
  troubles.push(String(error.stack));
} finally {
  await browser.close();
}
for (const trouble of troubles) console.log(trouble);
process.exit(0);
