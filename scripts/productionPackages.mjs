// Which packages a production folder needs, and which of their files: the build holds the screens and most of the server.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { nodePath } from "./prepare.mjs";

/** What runs from source in production: the start of the server, and the commands of an operator. */
const ENTRIES = [
  "src/app/server/main.ts",
  ...[
    "admin",
    "analytics",
    "backup",
    "deleteAccount",
    "forgetting",
    "jobs",
    "moveMedia",
    "moveToPostgres",
    "placesAudit",
    "placesImport",
    "restore",
  ].map((name) => `scripts/${name}.ts`),
];

/** Files of packages that are read by editors, debuggers and compilers, never by a server. Licences stay. */
const NOT_READ = /\.(map|d\.[cm]?ts|md|markdown|flow)$/i;
const LICENCE = /licen[cs]e|notice|copying/i;

/** What Node never reads: other packagings of the same code, its sources, and models of languages that are not asked for. */
const OTHER_FORMS = [
  "better-sqlite3/deps",
  "better-sqlite3/src",
  "lucide-react/dist/esm", // its condition "node" is dist/cjs
  "zod/src", // for its condition "@zod/source" alone
  ...["small", "medium", "large"].map((size) => `eld/src/ngrams/${size}.js`), // the server imports "eld/extrasmall"
];

/** Returns the names of the packages that the entries import, directly or through src. */
export function packagesOfProduction() {
  const { status, stdout, stderr } = spawnSync(
    nodePath(),
    ["node_modules/dependency-cruiser/bin/dependency-cruiser.mjs", "--output-type", "json", ...ENTRIES],
    { encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`dependency-cruiser failed:\n${stderr}`);
  const names = JSON.parse(stdout)
    .modules.filter(({ source }) => /^(src|scripts)\//.test(source))
    .flatMap(({ dependencies }) => dependencies)
    .filter(({ dependencyTypes: types }) => types.some((type) => type.startsWith("npm")))
    .map(({ module }) => /^(@[^/]+\/)?[^/]+/.exec(module)[0]);
  return new Set(names);
}

/** Deletes from `node_modules` what no server reads: sources and binaries of other platforms, headers, types, maps. */
export function prunePackages(modules) {
  const here = `${process.platform}-${process.arch}.node`;
  const prebuilds = join(modules, "better-sqlite3/prebuilds");
  const others = readdirSync(prebuilds).filter(
    (file) => file !== here && file !== here.replace("-", "musl-"),
  );
  const nodes = readdirSync(modules).filter((name) => /^node-(linux|darwin)-/.test(name));
  for (const path of [
    ...others.map((file) => join(prebuilds, file)),
    ...OTHER_FORMS.map((form) => join(modules, form)),
    ...nodes.flatMap((name) => ["include", "share"].map((part) => join(modules, name, part))),
    ...filesNotRead(modules),
  ])
    rmSync(path, { recursive: true, force: true });
}

function filesNotRead(modules) {
  return readdirSync(modules, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && NOT_READ.test(entry.name) && !LICENCE.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}
