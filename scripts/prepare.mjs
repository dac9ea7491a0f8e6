// Installs and builds, each only when what it is made from has changed. Runs on any Node from 20.19, before anything
// is installed, so it uses nothing but Node itself.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const STAMPS = { install: "node_modules/.porchlight-install", build: "build/.porchlight-build" };

/** Brings `node_modules` to what the lockfile says. */
export function ensureInstalled() {
  const wanted = fingerprint(["package.json", "package-lock.json"]);
  if (isFresh(STAMPS.install, wanted)) return;
  say("Installing packages");
  // `npm ci` would refuse a registry that lacks a package for another platform, and scripts would build what ships built.
  npm(["install", "--ignore-scripts", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]);
  stamp(STAMPS.install, wanted);
}

/** Builds client and server. */
export function ensureBuilt() {
  const wanted = fingerprint([
    "package-lock.json",
    "src",
    "public",
    "migrations",
    "vite.config.ts",
    "react-router.config.ts",
  ]);
  if (isFresh(STAMPS.build, wanted)) return;
  say("Building");
  run(nodePath(), [join(root, "node_modules/@react-router/dev/dist/cli/index.js"), "build"], {
    NODE_ENV: "production",
  });
  stamp(STAMPS.build, wanted);
}

/** The Node that came with the packages, or the one that runs this where its platform has none. */
export function nodePath() {
  const installed = join(root, "node_modules/.bin/node");
  return existsSync(installed) ? installed : process.execPath;
}

function npm(args) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith(".js")) run(process.execPath, [cli, ...args]);
  else run("npm", args);
}

function run(command, args, env = {}) {
  const done = spawnSync(command, args, { cwd: root, env: { ...process.env, ...env }, encoding: "utf8" });
  if (done.status === 0) return;
  process.stderr.write(`${done.stdout ?? ""}${done.stderr ?? ""}${done.error?.message ?? ""}\n`);
  process.exit(done.status ?? 1);
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

const isFresh = (file, wanted) =>
  existsSync(join(root, file)) && readFileSync(join(root, file), "utf8") === wanted;

function stamp(file, wanted) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), wanted);
}

function say(words) {
  process.stdout.write(`${words} …\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  if (!process.argv.includes("--install-only")) ensureBuilt();
}
