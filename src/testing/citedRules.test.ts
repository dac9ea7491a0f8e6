import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const RULES = readRules(readFileSync(join(root, "docs/product.md"), "utf8"));

test("every rule that a comment cites is in docs/product.md", () => {
  const cited = ["src", "e2e", "bench", "scripts", "migrations"].flatMap((folder) => sourcesOf(folder));
  const citations = cited.flatMap(({ path, text }) => citationsIn(text).map((rule) => `${rule} in ${path}`));
  expect(citations.length).toBeGreaterThan(80);
  expect(citations.filter((citation) => !RULES.has(citation.split(" in ")[0] ?? ""))).toEqual([]);
});

test("a citation of a rule that is not there is found", () => {
  expect(citationsIn("/** Refuses the 21st (Plan 2, 99; Guest page 4). */")).toEqual([
    "Plan 2",
    "Plan 99",
    "Guest page 4",
  ]);
  expect(RULES.has("Plan 99")).toBe(false);
});

/** The rules of the page, each as "Chapter number". */
function readRules(page: string): Set<string> {
  const rules = new Set<string>();
  let chapter = "";
  for (const line of page.split("\n")) {
    chapter = /^## (.+)$/.exec(line)?.[1] ?? chapter;
    const number = /^(\d+)\. /.exec(line)?.[1];
    if (number) rules.add(`${chapter} ${number}`);
  }
  return rules;
}

function citationsIn(text: string): string[] {
  const chapters = [...new Set([...RULES].map((rule) => rule.replace(/ \d+$/, "")))].join("|");
  const comments = text.match(/\/\*\*?[^]*?\*\/|\/\/.*$/gm) ?? [];
  const citation = new RegExp(String.raw`(?<!Google )\b(${chapters}) (\d+(?:, \d+)*)`, "g");
  return comments.flatMap((comment) =>
    [...comment.matchAll(citation)].flatMap(([, chapter, numbers = ""]) =>
      numbers.split(", ").map((number) => `${chapter} ${number}`),
    ),
  );
}

function sourcesOf(folder: string): { path: string; text: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith("citedRules.test.ts"))
    .map((name) => join(folder, name))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}
