import { defineConfig } from "vitest/config";

const ISOLATED = "src/**/*.isolated.test.ts";

export default defineConfig({
  test: {
    environment: "node",
    pool: "threads",
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        // Files of one worker share the modules they import, which halves the time of a whole run.
        test: {
          name: "shared",
          isolate: false,
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: [ISOLATED],
        },
      },
      // A test that replaces a module has modules of its own.
      { extends: true, test: { name: "isolated", include: [ISOLATED] } },
    ],
  },
});
