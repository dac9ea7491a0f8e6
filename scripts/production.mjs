// Makes a folder with all that a server needs and nothing else: no tests, no tools of development.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ensureBuilt, ensureInstalled, PRODUCTION } from "./prepare.mjs";
import { packagesOfProduction, prunePackages } from "./productionPackages.mjs";

const PARTS = ["build", "src", "scripts", "public", "package-lock.json", "README.md", "CHANGELOG.md", "docs"];
/** Tests, and what of the source is in the build already: screens, styles, pictures and pages. */
const NOT_NEEDED = /\.test\.\w+$|^src\/.*\.(?!ts$|json$)\w+$/;

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
const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const needed = packagesOfProduction();
manifest.dependencies = Object.fromEntries(
  Object.entries(manifest.dependencies).filter(([name]) => needed.has(name)),
);
delete manifest.devDependencies;
writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
process.stdout.write("Installing what the server uses …\n");
const installed = spawnSync(
  "npm",
  ["install", "--omit=dev", "--ignore-scripts", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
  { cwd: folder, stdio: "inherit" },
);
if (installed.status !== 0) refuse(`Nothing in ${folder} can be used: npm could not install.`);
prunePackages(join(folder, "node_modules"));
// The last step: a folder without this file is not finished.
writeFileSync(join(folder, PRODUCTION), "Made by npm run production. Nothing is installed or built here.\n");
process.stdout.write(`Ready: cd ${folder} && node_modules/.bin/node src/app/server/main.ts\n`);

function refuse(why) {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}
