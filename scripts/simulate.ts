// Lives the days of made-up hosts, guests and feeds in the real application: npm run simulate -- --seed 1 --days 90 --properties 5
import { setFlagsFromString } from "node:v8";
import { runnerImport } from "vite";

// A simulated day leaves megabytes that nothing needs after it: a larger space for new values has them collected at once.
setFlagsFromString("--max-semi-space-size=64");
setFlagsFromString("--min-semi-space-size=32");
// React draws pages several times as fast; no setting of the app reads it here.
process.env.NODE_ENV = "production";
const inTest = (file: string) => new URL(`../test/simulation/${file}`, import.meta.url).pathname;
const { module } = await runnerImport<typeof import("#test/simulation/main.ts")>(inTest("main.ts"), {
  configFile: false,
  mode: "production",
  logLevel: "error",
  resolve: { alias: { "@node-rs/argon2": inTest("quickPasswords.ts") } },
});
process.exit(await module.main(process.argv.slice(2)));
