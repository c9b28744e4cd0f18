import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
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

// Each file once more in less space, for browsers that take it so: packed once here instead of with every answer.
const packed: Plugin = {
  name: "packed",
  apply: "build",
  writeBundle({ dir }) {
    for (const name of readdirSync(dir!, { recursive: true, encoding: "utf8" })) {
      if (!/\.(js|css|svg|html|json|webmanifest)$/.test(name)) continue;
      const file = join(dir!, name);
      const source = readFileSync(file);
      for (const [end, smaller] of [["br", brotliCompressSync(source)], ["gz", gzipSync(source, { level: 9 })]] as const)
        if (smaller.length < source.length) writeFileSync(`${file}.${end}`, smaller);
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

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), fontLicences, languages, ...(mode === "site" ? [] : [packed])],
  worker: { format: "es" },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8610", ws: true } } },
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    // All that the first page needs comes in one file, however many small modules later pages share with it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } } },
  },
}));
