import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { citedRules, productRules } from "#test/productRules.ts";

const root = resolve(import.meta.dirname, "..");

test("every rule that a comment cites is in docs/reference/product.md", () => {
  const cited = ["src", "e2e", "bench", "scripts", "migrations"].flatMap((folder) => sourcesOf(folder));
  const citations = cited.flatMap(({ path, text }) => citationsIn(text).map((rule) => `${rule} in ${path}`));
  expect(citations.length).toBeGreaterThan(80);
  expect(citations.filter((citation) => !productRules.has(citation.split(" in ")[0] ?? ""))).toEqual([]);
});

test("a citation of a rule that is not there is found", () => {
  expect(citationsIn("/** Refuses the 21st (Plan 2, 99; Guest page 4). */")).toEqual([
    "Plan 2",
    "Plan 99",
    "Guest page 4",
  ]);
  expect(productRules.has("Plan 99")).toBe(false);
});

function citationsIn(text: string): string[] {
  const comments = text.match(/\/\*\*?[^]*?\*\/|\/\/.*$/gm) ?? [];
  return comments.flatMap(citedRules);
}

function sourcesOf(folder: string): { path: string; text: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith("citedRules.test.ts"))
    .map((name) => join(folder, name))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}
