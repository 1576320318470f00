import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { packed } from "./scripts/pack.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where a datum comes from is for readers of data/, not for the page. */
const lighter: Plugin = {
  name: "fondaco-data",
  enforce: "pre",
  transform(code, id) {
    if (!/\/data\/[a-z]+\.json$/.test(id)) return null;
    const { provenance: _, sources: __, ...data } = JSON.parse(code) as Record<string, unknown>;
    return { code: JSON.stringify(data), map: null };
  },
};

/** The server beside which the page is worked on. */
const server = process.env["FONDACO_SERVER"] ?? "http://127.0.0.1:8080";

export default defineConfig(({ mode }) => ({
  root: here("."),
  plugins: [lighter, svelte(), packed(process.env["FONDACO_PACK"])],
  resolve: {
    alias: { "@data": here("../data"), "@": here("src") },
    // Svelte's browser half also under vitest, where components are mounted into happy-dom.
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  server: {
    // `npx vite` beside a running `fondaco serve`.
    proxy: { "/api": { target: server, changeOrigin: false }, "/play": { target: server.replace("http", "ws"), ws: true } },
    fs: { allow: [here("..")] },
  },
  build: {
    outDir: here("../build/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // Nothing here is timed; a busy machine is given its time.
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    isolate: false,
    setupFiles: here("scripts/fresh.ts"),
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
