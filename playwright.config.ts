import { defineConfig, devices } from "@playwright/test";

const chromium = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: "e2e",
  fullyParallel: false,
  // Each starts its own server (e2e/server.ts).
  workers: 2,
  // `npm test` runs those tagged @quick, `npm run test:deep` the others, `npm run check:deep` those tagged @release.
  ...(process.env.RELEASE ? { grep: /@release/ } : { grepInvert: /@release/ }),
  forbidOnly: true,
  // A busy machine can make a browser late; what only passes when tried again is counted and named (scripts/test.mjs).
  retries: 1,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json"]],
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
    actionTimeout: 60_000,
    contextOptions: { reducedMotion: "reduce" },
    trace: "on-first-retry",
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-sync",
      ],
    },
  },
});
