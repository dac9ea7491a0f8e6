// Installs and builds, each only when what it is made from has changed. Runs on any Node from 20.19, before anything
// is installed, so it uses nothing but Node itself.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { keepEarlierAssets } from "./earlierAssets.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const inRoot = (path) => join(root, path);
/** What `npm run production` leaves in a folder: all is there, and what would build it is not. */
export const PRODUCTION = ".production";
const LOCK = "node_modules/.porchlight-preparing";

/** Brings `node_modules` to what the lockfile says. */
export function ensureInstalled() {
  // With this script: what an earlier one installed may lack what it left out.
  const sources = ["package.json", "package-lock.json", "scripts/prepare.mjs"];
  ensure("node_modules/.porchlight-install", sources, "Installing packages", () => {
    // `npm ci` would refuse a registry that lacks a package for another platform, and scripts would build what ships built.
    // The tools that build are devDependencies, which npm leaves out where NODE_ENV is `production`.
    const options = "--include=dev --ignore-scripts --no-save --no-audit --no-fund --loglevel=error";
    run("npm", ["install", ...options.split(" ")], { stderr: "inherit" }); // in a terminal npm draws a bar
  });
}

/** Builds client and server. */
export function ensureBuilt() {
  const folders = ["src", "public", "migrations"];
  const configs = ["vite.config.ts", "react-router.config.ts"];
  const plugins = ["guestScript", "pureSchemas", "screenChunks"].map((name) => `scripts/${name}.ts`);
  const sources = ["package-lock.json", ...folders, ...configs, ...plugins];
  ensure("build/.porchlight-build", sources, "Building", () => {
    const tidyUp = keepEarlierAssets(inRoot("build"));
    const builder = inRoot("node_modules/@react-router/dev/dist/cli/index.js");
    run(nodePath(), [builder, "build"], { env: { NODE_ENV: "production" } });
    tidyUp();
  });
}

/** Does the work where what it is made from has changed since. Of several that start at once one does it. */
function ensure(stamp, sources, words, work) {
  if (existsSync(inRoot(PRODUCTION))) return;
  const wanted = fingerprint(sources);
  const isFresh = () => read(stamp) === wanted;
  if (isFresh()) return;
  lock();
  if (!isFresh()) {
    const began = Date.now();
    process.stdout.write(`${words} …\n`);
    work();
    process.stdout.write(`${words}: done in ${Math.ceil((Date.now() - began) / 1000)} s.\n`);
    mkdirSync(dirname(inRoot(stamp)), { recursive: true });
    writeFileSync(inRoot(stamp), wanted);
  }
  unlock();
}

/** Waits until no other process prepares this folder. */
function lock() {
  for (let waits = 0; ; waits += 1) {
    try {
      mkdirSync(inRoot("node_modules"), { recursive: true });
      writeFileSync(inRoot(LOCK), String(process.pid), { flag: "wx" });
      process.once("exit", unlock);
      return;
    } catch (error) {
      if (error.code !== "EEXIST") refuse(error);
    }
    if (!isRunning(read(LOCK))) unlock();
    if (waits === 1)
      process.stdout.write(
        `Another start is building here; waiting for it. If there is none, delete ${LOCK}.\n`,
      );
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}

function unlock() {
  process.off("exit", unlock);
  rmSync(inRoot(LOCK), { force: true });
}

/** Whether the process of a lock still runs. A lock just made is empty for a moment; one with our own id is left over. */
function isRunning(pid) {
  if (!pid) return true;
  if (Number(pid) === process.pid) return false;
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

function refuse(error) {
  if (["EACCES", "EPERM", "EROFS"].includes(error.code))
    fail(
      `What is built in ${root} is not what its source says, and this user may not write there. Run npm run build as its owner, then start again.`,
    );
  // On a full disk a lock without an id would stay for ever.
  unlock();
  throw error;
}

/** The Node that came with the packages, or the one that runs this where its platform has none. */
export function nodePath() {
  const installed = inRoot("node_modules/.bin/node");
  return existsSync(installed) ? installed : process.execPath;
}

/** Shows what a command prints only where it fails. */
function run(command, args, { env = {}, stderr = "pipe" }) {
  const stdio = ["ignore", "pipe", stderr];
  const done = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: "utf8",
    stdio,
  });
  if (done.status !== 0)
    fail(
      `${done.stdout ?? ""}${done.stderr ?? ""}${done.error?.message ?? done.signal ?? ""}`,
      done.status ?? 1,
    );
}

function fail(words, status = 1) {
  process.stderr.write(`${words}\n`);
  process.exit(status);
}

function read(path) {
  try {
    return readFileSync(inRoot(path), "utf8");
  } catch {
    return undefined; // it is not there, or was just deleted
  }
}

function fingerprint(paths) {
  const hash = createHash("sha256");
  const add = (path) => {
    if (!existsSync(inRoot(path)) || /\.test\.tsx?$/.test(path)) return;
    if (statSync(inRoot(path)).isDirectory())
      for (const name of readdirSync(inRoot(path)).toSorted()) add(`${path}/${name}`);
    else hash.update(path).update(readFileSync(inRoot(path)));
  };
  for (const path of paths) add(path);
  return hash.digest("hex");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  if (!process.argv.includes("--install-only")) ensureBuilt();
}
