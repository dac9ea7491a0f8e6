// Whether an earlier version reads and writes on a database that this version has migrated, as it does during an upgrade
// that goes process by process: `node scripts/earlierVersion.mjs [COMMIT]`. Its own tests run on its own code, with the
// migrations that came since added to its folder. Without a commit it is the one before the newest migration.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startPostgres } from "./postgres.mjs";
import { nodePath } from "./prepare.mjs";

/** What goes through HTTP to every call, and to every table. */
const TESTS = [
  "permissions.test.ts",
  "src/accounts",
  "src/billing",
  "/calendars/",
  "src/guidebooks",
  "src/media",
  "/members/",
  "/jobs/",
  "src/stays",
];

const root = resolve(import.meta.dirname, "..");
const [given] = process.argv.slice(2);
const migrating = git("log", "-1", "--format=%H", "--diff-filter=A", "--", "migrations");
const commit = git("rev-parse", "--verify", "--quiet", `${given ?? `${migrating}^`}^{commit}`);
if (!commit) {
  say("Skipped: there is no git history here, so there is no earlier version to try.");
  process.exit(given ? 1 : 0);
}

const changed = git("diff", "--name-status", "--diff-filter=MDR", commit, "--", "migrations");
if (changed) {
  say(`Migrations that are out may not change, and these did since ${commit.slice(0, 7)}:\n${changed}`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "porchlight-earlier-"));
const earlier = join(folder, "version");
let status = 1;
try {
  if (git("worktree", "add", "--detach", earlier, commit) === null)
    throw new Error("git could not check it out");
  symlinkSync(join(root, "node_modules"), join(earlier, "node_modules"));
  const since = readdirSync(join(root, "migrations")).filter(
    (name) => !existsSync(join(earlier, "migrations", name)),
  );
  for (const name of since) cpSync(join(root, "migrations", name), join(earlier, "migrations", name));
  say(`${git("log", "-1", "--format=%h %s", commit)}\non the tables of ${since.join(", ") || "its own"}`);

  const onSqlite = runTests({});
  const postgres = await startPostgres();
  const onPostgres = runTests({ TEST_DATABASE_URL: postgres.url });
  await postgres.stop();
  status = onSqlite || onPostgres;
} finally {
  git("worktree", "remove", "--force", earlier);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status);

function runTests(env) {
  say(`\n— on ${env.TEST_DATABASE_URL ? "PostgreSQL" : "SQLite"}`);
  const args = ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot", "--testTimeout=60000", ...TESTS];
  const options = { cwd: earlier, stdio: "inherit", env: { ...process.env, ...env } };
  return spawnSync(nodePath(), args, options).status ?? 1;
}

/** Returns what git prints, or null where it fails. */
function git(...args) {
  const { status: code, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return code === 0 ? stdout.trim() : null;
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
