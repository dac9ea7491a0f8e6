// Everything that has to hold, in the order in which it fails fastest. Prints one count at the end.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { startPostgres } from "./postgres.mjs";
import { nodePath } from "./prepare.mjs";

// A test says itself where it is production; React has no tests in its production form.
delete process.env.NODE_ENV;

const reports = mkdtempSync(join(tmpdir(), "porchlight-test-"));
const counts = [];
let broken = false;

check("types", ["@react-router/dev/dist/cli/index.js", "typegen"]);
check("types", ["typescript/lib/tsc.js", "--noEmit", "-p", "."]);
check("format", ["oxfmt/bin/oxfmt", "--check", "."]);
check("lint", ["oxlint/bin/oxlint", "--type-aware"]);
check("imports", ["dependency-cruiser/bin/dependency-cruiser.mjs", "src"]);
check("names", ["../scripts/names.mjs"]);

vitest("on SQLite", ["run"], {});
const postgres = await startPostgres();
try {
  // Those alone that can reach a database.
  const opens = ["src/core/database.server.ts", "test/postgres.ts"];
  vitest("on PostgreSQL", ["related", "--run", ...opens], { TEST_DATABASE_URL: postgres.url });
} finally {
  await postgres.stop();
}
journeys();

const passed = counts.reduce((sum, one) => sum + one.passed, 0);
const failed = counts.reduce((sum, one) => sum + one.failed, 0);
for (const one of counts) {
  const again = one.again ? `, ${one.again} of them only when tried again` : "";
  say(`${one.name}: ${one.passed} passed${again}, ${one.failed} failed`);
}
say(`\n${passed} passed, ${failed} failed`);
process.exit(broken || failed > 0 || passed === 0 ? 1 : 0);

function check(name, [script, ...args]) {
  say(`\n— ${name}`);
  if (run(script, args, {}) !== 0) broken = true;
}

function vitest(name, tests, env) {
  say(`\n— tests ${name}`);
  const file = join(reports, `${counts.length}.json`);
  const status = run(
    "vitest/vitest.mjs",
    [...tests, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    env,
  );
  count(`tests ${name}`, status, () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

function journeys() {
  say("\n— journeys in Chromium");
  const file = join(reports, "journeys.json");
  const chromium = findChromium();
  const status = run("@playwright/test/cli.js", ["test"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...(chromium && { CHROMIUM_PATH: chromium }),
  });
  count("journeys in Chromium", status, () => {
    const { stats } = JSON.parse(readFileSync(file, "utf8"));
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped,
      again: stats.flaky,
    };
  });
}

/** A runner that fell over before it could count is one failure, not silence. */
function count(name, status, read) {
  let result = { passed: 0, failed: 1 };
  try {
    result = read();
  } catch {
    say(`${name}: no report`);
  }
  if (status !== 0) broken = true;
  counts.push({ name, ...result });
}

function run(script, args, env) {
  const done = spawnSync(nodePath(), [join("node_modules", script), ...args], {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return done.status ?? 1;
}

function say(words) {
  process.stdout.write(`${words}\n`);
}
