import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// The journeys need a built server (FONDACO, else ../build/release/fondaco) and chromium.
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    environment: "node",
    include: ["*.journey.ts", "screens.ts", "measure.ts", "lighthouse.ts", "matrix.ts"],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // On a busy machine a page may take its time; what never comes fails all the same.
    expect: { poll: { timeout: 20_000 } },
  },
});
