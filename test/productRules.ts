import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** The rules of docs/reference/product.md, each as "Chapter number". */
export const productRules: ReadonlySet<string> = readRules(
  readFileSync(resolve(import.meta.dirname, "../docs/reference/product.md"), "utf8"),
);

const chapters = [...new Set([...productRules].map((rule) => rule.replace(/ \d+$/, "")))].join("|");

/** Returns the rules that a text cites, "Plan 2, 5" as two of them. */
export function citedRules(text: string): string[] {
  const citation = new RegExp(String.raw`(?<!Google )\b(${chapters}) (\d+(?:, \d+)*)`, "g");
  return [...text.matchAll(citation)].flatMap(([, chapter, numbers = ""]) =>
    numbers.split(", ").map((number) => `${chapter} ${number}`),
  );
}

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
