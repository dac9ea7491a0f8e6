// Finds a Chromium or Chrome for the journeys, or installs one. It never lets them be skipped.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installFromDebian } from "./debian.mjs";
import { nodePath } from "./prepare.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** The path of a browser, or undefined if Playwright has its own. */
export function findChromium() {
  return (
    onPath() ?? (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0 ? fromDebian() : fromPlaywright())
  );
}

function onPath() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) =>
    existsSync(path),
  );
  return found ?? (existsSync(MAC) ? MAC : undefined);
}

function fromDebian() {
  installFromDebian("chromium");
  return onPath();
}

function fromPlaywright() {
  const done = spawnSync(nodePath(), ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    stdio: "inherit",
  });
  if (done.status !== 0)
    throw new Error(
      "No Chromium was found and none could be installed. Install one, then run npm test again.",
    );
  return undefined;
}
