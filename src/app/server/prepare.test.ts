import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const scripts = resolve(import.meta.dirname, "../../../scripts");

/** Prepares a new folder with an npm that runs the given script. */
function prepareWith(npm: string, env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "porchlight-prepare-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["prepare.mjs", "earlierAssets.mjs"])
    cpSync(join(scripts, name), join(folder, "scripts", name));
  writeFileSync(join(folder, "package.json"), "{}");
  mkdirSync(join(folder, "bin"));
  writeFileSync(join(folder, "bin/npm"), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
  const PATH = [join(folder, "bin"), process.env["PATH"]].join(delimiter);
  const prepare = () =>
    spawnSync(process.execPath, [join(folder, "scripts/prepare.mjs"), "--install-only"], {
      encoding: "utf8",
      env: { PATH, ...env },
    });
  return Object.assign(prepare, { folder });
}

test("a start says that it installs, shows npm's progress, and how long it took", () => {
  const prepare = prepareWith("echo '12 of 300 packages' >&2");
  const first = prepare();
  expect(first.stdout).toMatch(/^Installing packages …\nInstalling packages: done in \d+ s\.\n$/);
  expect(first.stderr).toBe("12 of 300 packages\n");
  expect(prepare().stdout, "what is installed is not installed again").toBe("");
});

test("an install that fails ends the start with npm's own words", () => {
  const { status, stderr } = prepareWith("echo 'no such registry'; exit 7")();
  expect([status, stderr]).toEqual([7, "no such registry\n\n"]);
});

test("the tools that build are installed where NODE_ENV is production too", () => {
  // As npm does: without being told otherwise it leaves them out in production.
  const npm = `case "$NODE_ENV $*" in production*--include=dev*) ;; production*) exit 1;; esac`;
  expect(prepareWith(npm, { NODE_ENV: "production" })().status).toBe(0);
});

test("what an earlier version of the preparation installed is installed again", () => {
  const prepare = prepareWith("exit 0");
  prepare();
  appendFileSync(join(prepare.folder, "scripts/prepare.mjs"), "// another version\n");
  expect(prepare().stdout).toMatch(/^Installing packages/);
});
