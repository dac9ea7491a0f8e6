// Installs and builds, each only when what it is made from has changed. Runs on any Node from 20.19, before anything
// is installed, so it uses nothing but Node itself.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { keepEarlierAssets } from "./earlierAssets.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const STAMPS = { install: "node_modules/.porchlight-install", build: "build/.porchlight-build" };
/** What `npm run production` leaves in a folder: all is there, and what would build it is not. */
export const PRODUCTION = ".production";
const LOCK = "node_modules/.porchlight-preparing";

/** Brings `node_modules` to what the lockfile says. */
export function ensureInstalled() {
  // With this script: what an earlier one installed may lack what it left out.
  ensure(
    STAMPS.install,
    ["package.json", "package-lock.json", "scripts/prepare.mjs"],
    "Installing packages",
    () =>
      // `npm ci` would refuse a registry that lacks a package for another platform, and scripts would build what ships built.
      // The tools that build are devDependencies, which npm leaves out where NODE_ENV is `production`.
      npm([
        "install",
        "--include=dev",
        "--ignore-scripts",
        "--no-save",
        "--no-audit",
        "--no-fund",
        "--loglevel=error",
      ]),
  );
}

/** Builds client and server. */
export function ensureBuilt() {
  const sources = [
    "package-lock.json",
    "src",
    "public",
    "migrations",
    "vite.config.ts",
    "react-router.config.ts",
  ];
  ensure(STAMPS.build, sources, "Building", () => {
    const tidyUp = keepEarlierAssets(join(root, "build"));
    run(nodePath(), [join(root, "node_modules/@react-router/dev/dist/cli/index.js"), "build"], {
      env: { NODE_ENV: "production" },
    });
    tidyUp();
  });
}

/** Does the work where what it is made from has changed since. Of several that start at once one does it. */
function ensure(stamp, paths, words, work) {
  if (existsSync(join(root, PRODUCTION))) return;
  const wanted = fingerprint(paths);
  const isFresh = () => read(stamp) === wanted;
  if (isFresh()) return;
  lock();
  if (!isFresh()) {
    const began = Date.now();
    process.stdout.write(`${words} …\n`);
    work();
    process.stdout.write(`${words}: done in ${Math.ceil((Date.now() - began) / 1000)} s.\n`);
    mkdirSync(dirname(join(root, stamp)), { recursive: true });
    writeFileSync(join(root, stamp), wanted);
  }
  unlock();
}

/** Waits until no other process prepares this folder. */
function lock() {
  for (let waits = 0; ; waits += 1) {
    try {
      mkdirSync(join(root, "node_modules"), { recursive: true });
      const file = openSync(join(root, LOCK), "wx");
      // Before the id is written: on a full disk a lock without one would stay for ever.
      process.once("exit", unlock);
      writeFileSync(file, String(process.pid));
      closeSync(file);
      return;
    } catch (error) {
      if (error.code !== "EEXIST") refuse(error);
    }
    if (!isRunning(read(LOCK))) rmSync(join(root, LOCK), { force: true });
    if (waits === 1) {
      process.stdout.write(
        `Another start is building here; waiting for it. If there is none, delete ${LOCK}.\n`,
      );
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}

function unlock() {
  process.off("exit", unlock);
  rmSync(join(root, LOCK), { force: true });
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
  if (!["EACCES", "EPERM", "EROFS"].includes(error.code)) throw error;
  process.stderr.write(
    `What is built in ${root} is not what its source says, and this user may not write there. Run npm run build as its owner, then start again.\n`,
  );
  process.exit(1);
}

/** The Node that came with the packages, or the one that runs this where its platform has none. */
export function nodePath() {
  const installed = join(root, "node_modules/.bin/node");
  return existsSync(installed) ? installed : process.execPath;
}

function npm(args) {
  const cli = process.env.npm_execpath;
  const progress = "inherit"; // in a terminal npm draws a bar
  if (cli?.endsWith(".js")) run(process.execPath, [cli, ...args], { progress });
  else run("npm", args, { progress });
}

/** Shows what a command prints only where it fails, unless its progress is to be seen. */
function run(command, args, { env = {}, progress = "pipe" } = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: "utf8",
    stdio: ["ignore", "pipe", progress],
  });
  if (done.status === 0) return;
  process.stderr.write(`${done.stdout ?? ""}${done.stderr ?? ""}${done.error?.message ?? ""}\n`);
  process.exit(done.status ?? 1);
}

function read(path) {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}

function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const path of paths) add(hash, path);
  return hash.digest("hex");
}

function add(hash, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).toSorted()) add(hash, `${path}/${name}`);
  } else if (!/\.test\.tsx?$/.test(path)) {
    hash.update(path).update(readFileSync(full));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  if (!process.argv.includes("--install-only")) ensureBuilt();
}
