// Lives the days of made-up hosts, guests and feeds in the real application: npm run simulate -- --seed 1 --days 90 --properties 5
import { runnerImport } from "vite";

// React draws pages several times as fast; no setting of the app reads it here.
process.env.NODE_ENV = "production";
const { module } = await runnerImport<typeof import("#test/simulation/main.ts")>(
  new URL("../test/simulation/main.ts", import.meta.url).pathname,
  { configFile: false, mode: "production", logLevel: "error" },
);
process.exit(await module.main(process.argv.slice(2)));
