import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Texts live with the engine: the page and the terminal read the same files.
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { "@texts": new URL("../src/minoteka/texts", import.meta.url).pathname } },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8610", ws: true } } },
  build: { target: "es2022", outDir: "dist", emptyOutDir: true, sourcemap: false },
});
