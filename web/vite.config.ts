import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

// The fonts' licence asks to travel with them.
const fontLicences: Plugin = {
  name: "font-licences",
  generateBundle() {
    for (const font of ["golos-text", "lora"]) {
      const source = readFileSync(new URL(`node_modules/@fontsource-variable/${font}/LICENSE`, import.meta.url));
      this.emitFile({ type: "asset", fileName: `licences/${font}.txt`, source });
    }
  },
};

const TEXTS = new URL("../src/minoteka/texts/", import.meta.url);

// Texts live with the engine: the page and the terminal read the same files. `texts:uk` is a language's files as one, without comments.
const languages: Plugin = {
  name: "languages",
  resolveId: (id) => (id.startsWith("texts:") ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith("\0texts:")) return null;
    const folder = new URL(`${id.slice("\0texts:".length)}/`, TEXTS);
    const files = readdirSync(folder).filter((name) => name.endsWith(".ftl")).sort().map((name) => new URL(name, folder).pathname);
    files.forEach((file) => this.addWatchFile(file));
    const text = files.map((file) => readFileSync(file, "utf8").replace(/^#.*\n/gm, "")).join("\n");
    return `export default ${JSON.stringify(text)};`;
  },
};

export default defineConfig({
  plugins: [svelte(), fontLicences, languages],
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8610", ws: true } } },
  build: { target: "es2022", outDir: "dist", emptyOutDir: true, sourcemap: false, modulePreload: { polyfill: false } },
});
