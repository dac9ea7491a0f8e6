// Refuses names that use a word which STYLE.md has another word for, and idioms in comments:
// `node scripts/names.mjs [folder]`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { bannedNames, bannedWords, exceptions } from "./names/banned.mjs";
import { commentIdioms, styleIdioms } from "./names/comments.mjs";
import { declaredNames } from "./names/declared.mjs";

const FOLDERS = ["src", "test", "e2e", "bench", "scripts", "migrations"];
const SOURCE = /\.(ts|tsx|mjs)$/;
const STYLES = /\.css$/;
/** A later migration renames what these created. */
const HISTORY = /^migrations\/0[0-6]\d-/;

const [, , givenRoot] = process.argv;
const root = resolve(givenRoot ?? join(import.meta.dirname, ".."));
const settings = readdirSync(root).filter((file) => SOURCE.test(file));
const paths = [...settings, ...FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap(pathsIn)];
const faults = paths.flatMap(faultsIn);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${paths.length} files read, ${faults.length} refused\n`);
process.exit(faults.length > 0 ? 1 : 0);

function pathsIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

function faultsIn(path) {
  const [isSource, isStyle] = [SOURCE.test(path), STYLES.test(path)];
  const source = isSource || isStyle ? readFileSync(join(root, path), "utf8") : "";
  const idioms = isStyle ? styleIdioms(source) : commentIdioms(path, source);
  return [
    ...(HISTORY.test(path) ? [] : nameFaults(path, isSource ? source : "")),
    ...idioms.map(({ line, found, say }) => `${path}:${line}: the comment's "${found}": say ${say}`),
  ];
}

function nameFaults(path, source) {
  const folders = path.split("/").slice(0, -1);
  const names = [
    {
      name: path
        .split("/")
        .at(-1)
        .replace(/\.\w+$/, ""),
      kind: "file",
    },
    ...folders.map((name) => ({ name, kind: "folder" })),
    ...(source ? declaredNames(path, source) : []),
  ];
  return names.flatMap(({ name, kind }) => {
    const rule = ruleAgainst(name, kind);
    if (!rule || exceptions.some((exception) => allows(exception, { name, kind, path }))) return [];
    return [`${path}: the ${kind} ${name}: say ${rule.say}`];
  });
}

function ruleAgainst(name, kind) {
  const words = wordsIn(name);
  return (
    bannedNames.find(
      ({ words: banned, kinds }) => banned.includes(name) && (kinds?.includes(kind) ?? true),
    ) ?? bannedWords.find((rule) => words.some((word) => rule.words.includes(word)))
  );
}

/** "pageURL_key" has the words page, url and key. */
function wordsIn(name) {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z\d]+/);
}

function allows({ names, pattern, kinds, where }, { name, kind, path }) {
  return (
    (names ? names.includes(name) : pattern.test(name)) &&
    (!kinds || kinds.includes(kind)) &&
    (!where || where.test(path))
  );
}
