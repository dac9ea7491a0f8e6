// `npm test`: everything that has to hold, with a sample of what takes long. `npm run test:deep`, with `--deep`: that
// whole, what else there is on the second database, and the other journeys. Prints one count at the end.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { findHeadlessShell } from "./chromium.mjs";
import { startPostgres } from "./postgres.mjs";
import { nodePath } from "./prepare.mjs";

// A test says itself where it is production; React has no tests in its production form.
delete process.env.NODE_ENV;

const isDeep = process.argv.includes("--deep");
const quick = isDeep ? {} : { QUICK: "1" };
const reports = mkdtempSync(join(tmpdir(), "porchlight-test-"));
const counts = [];
let broken = false;

await vitest("on SQLite", isDeep ? ["related", "--run", "test/quick.ts"] : ["run"], quick);
const postgres = await startPostgres();
try {
  // Those alone that can reach a database.
  const opens = ["src/core/database.server.ts", "test/postgres.ts"];
  await vitest("on PostgreSQL", isDeep ? ["related", "--run", ...opens] : ["run", "--project=shared"], {
    ...quick,
    STORES: isDeep ? "left out" : "alone",
    TEST_DATABASE_URL: postgres.url,
  });
} finally {
  await postgres.stop();
}
// Browsers wait for more than half of their time. The simulation and the checks of the source take what they leave.
const checked = isDeep ? undefined : checks();
await journeys();
await checked;

const passed = counts.reduce((sum, one) => sum + one.passed, 0);
const failed = counts.reduce((sum, one) => sum + one.failed, 0);
for (const one of counts) {
  const again = one.again ? `, ${one.again} of them only when tried again` : "";
  say(`${one.name}: ${one.passed} passed${again}, ${one.failed} failed, ${one.seconds} s`);
  for (const name of one.names ?? []) say(`  failed: ${name}`);
}
say(`\n${passed} passed, ${failed} failed`);
process.exit(broken || failed > 0 || passed === 0 ? 1 : 0);

/** Runs fresh seeds for a minute, reads the source, and prints what each check found once it is done. */
async function checks() {
  await check("fresh seeds", ["../scripts/simulate.ts", "--seconds", "60"]);
  await check("types of the routes", ["@react-router/dev/dist/cli/index.js", "typegen"]);
  await check("types and lint", ["oxlint/bin/oxlint", "--type-aware", "--type-check"]);
  await check("format", ["oxfmt/bin/oxfmt", "--check", "."]);
  await check("imports", ["dependency-cruiser/bin/dependency-cruiser.mjs", "src"]);
  await check("names", ["../scripts/names.mjs"]);
}

/** Counts a check as one test, so that the last line names a failed one. */
async function check(name, args) {
  const { status, output, seconds } = await run(args, {}, "pipe");
  say(`\n— ${name}, ${seconds} s\n${output}`);
  counts.push({ name, seconds, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 });
}

async function vitest(name, tests, env) {
  say(`\n— tests ${name}`);
  const file = join(reports, `${counts.length}.json`);
  const done = await run(
    ["vitest/vitest.mjs", ...tests, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    env,
  );
  count(`tests ${name}`, done, () => {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests, names: testResults.flatMap(namesOfFailed) };
  });
}

/** Returns the failed tests of a file, each as its path and name. */
function namesOfFailed({ name, status, assertionResults }) {
  const file = relative(process.cwd(), name);
  const names = assertionResults.filter((test) => test.status === "failed").map(({ fullName }) => fullName);
  if (status === "failed" && names.length === 0) return [file];
  return names.map((fullName) => `${file} › ${fullName}`);
}

async function journeys() {
  say("\n— journeys in Chromium");
  const file = join(reports, "journeys.json");
  const chromium = findHeadlessShell();
  const some = isDeep ? ["--grep-invert", "@quick|@release"] : ["--grep", "@quick"];
  const done = await run(["@playwright/test/cli.js", "test", ...some], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...(chromium && { CHROMIUM_PATH: chromium }),
  });
  count("journeys in Chromium", done, () => {
    const { stats } = JSON.parse(readFileSync(file, "utf8"));
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped,
      again: stats.flaky,
    };
  });
}

/** A runner that fell over before it could count is one failure, not silence. */
function count(name, { status, seconds }, read) {
  let result = { passed: 0, failed: 1 };
  try {
    result = read();
  } catch {
    say(`${name}: no report`);
  }
  if (status !== 0) broken = true;
  counts.push({ name, seconds, ...result });
}

function run([script, ...args], env, prints = "inherit") {
  const began = performance.now();
  let output = "";
  const child = spawn(nodePath(), [join("node_modules", script), ...args], {
    stdio: ["ignore", prints, prints],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => (output += part));
  return new Promise((resolve) => {
    child.on("close", (status) => {
      resolve({ status: status ?? 1, output, seconds: Math.round((performance.now() - began) / 1000) });
    });
  });
}

function say(words) {
  process.stdout.write(`${words}\n`);
}
