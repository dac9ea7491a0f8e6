// Makes a folder with all that a server needs and nothing else: no tests, no tools of development.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ensureBuilt, ensureInstalled, PRODUCTION } from "./prepare.mjs";

const PARTS = [
  "build",
  "src",
  "scripts",
  "public",
  "package.json",
  "package-lock.json",
  "README.md",
  "CHANGELOG.md",
  "docs",
];
const NOT_NEEDED = /\.(test|stories)\.\w+$/;

const [given] = process.argv.slice(2);
if (!given) refuse("npm run production -- FOLDER   (a new one)");
const folder = resolve(given);
if (existsSync(folder) && readdirSync(folder).length > 0)
  refuse(`${folder} is not empty. Name a new folder.`);

ensureInstalled();
ensureBuilt();
mkdirSync(folder, { recursive: true });
for (const part of PARTS) {
  cpSync(part, join(folder, part), { recursive: true, filter: (path) => !NOT_NEEDED.test(path) });
}
process.stdout.write("Installing what the server uses …\n");
const installed = spawnSync(
  "npm",
  ["install", "--omit=dev", "--ignore-scripts", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
  { cwd: folder, stdio: "inherit" },
);
if (installed.status !== 0) refuse(`Nothing in ${folder} can be used: npm could not install.`);
// The last step: a folder without this file is not finished.
writeFileSync(join(folder, PRODUCTION), "Made by npm run production. Nothing is installed or built here.\n");
process.stdout.write(`Ready: cd ${folder} && node_modules/.bin/node src/app/server/main.ts\n`);

function refuse(why) {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}
