// What takes too long for `npm test`, or is a figure that a person reads: run it before a release.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { findChromium, findHeadlessShell } from "./chromium.mjs";
import { installEngines } from "./engines.mjs";
import { startPostgres } from "./postgres.mjs";
import { nodePath } from "./prepare.mjs";
import { simulateSeeds } from "./simulateSeeds.mjs";

// A test says itself where it is production.
delete process.env.NODE_ENV;

const SITUATIONS = "situations.spec.ts";
const chromium = findChromium();
installEngines();
const journeys = run(
  "journeys that are tagged @release, some in Firefox and WebKit too",
  "node_modules/@playwright/test/cli.js",
  ["test", "--grep-invert", SITUATIONS],
  {
    RELEASE: "1",
    ...(chromium && { CHROMIUM_PATH: chromium }),
  },
);
const situations = run(
  "situations of every screen (docs/reference/situations.md)",
  "node_modules/@playwright/test/cli.js",
  ["test", SITUATIONS],
  { RELEASE: "1", CHROMIUM_PATH: findHeadlessShell() },
);
const properties = run(
  "properties, of inputs that nobody tried yet",
  "node_modules/vitest/vitest.mjs",
  ["run", "properties.test", "--testTimeout=600000"],
  { TEST_TIMES: "50" },
);
const earlier = run("the version before, on the tables of this one", "scripts/earlierVersion.mjs", [], {});
const killed = run("what is killed in the middle", "node_modules/vitest/vitest.mjs", ["run", "killed.test"], {
  TEST_TIMES: "5",
});
const simulated = await simulated90Days("SQLite", 60, {});
const postgres = await startPostgres();
const onPostgres = await simulated90Days("PostgreSQL", 6, { TEST_DATABASE_URL: postgres.url });
await postgres.stop();
const benchmarks = readdirSync("docs/reference/measurements").map((file) =>
  run(`measurements, ${file}`, join("bench", file.replace(/\.md$/, ".ts")), [], {}),
);

const failed = [
  journeys,
  situations,
  properties,
  earlier,
  killed,
  simulated,
  onPostgres,
  ...benchmarks,
].filter((status) => status !== 0).length;
process.stdout.write(`\n${7 + benchmarks.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

async function simulated90Days(database, count, env) {
  process.stdout.write(`\n— simulated days on ${database}\n`);
  return (await simulateSeeds({ count, days: 90, properties: 5, env })) ? 0 : 1;
}

function run(name, script, args, env) {
  process.stdout.write(`\n— ${name}\n`);
  return (
    spawnSync(nodePath(), [script, ...args], { stdio: "inherit", env: { ...process.env, ...env } }).status ??
    1
  );
}
