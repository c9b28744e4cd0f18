import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
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

// Texts live with the engine: the page and the terminal read the same files.
export default defineConfig({
  plugins: [svelte(), fontLicences],
  resolve: { alias: { "@texts": new URL("../src/minoteka/texts", import.meta.url).pathname } },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8610", ws: true } } },
  build: { target: "es2022", outDir: "dist", emptyOutDir: true, sourcemap: false },
});
