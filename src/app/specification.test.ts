import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { citedRules, productRules } from "#test/productRules.ts";

const root = resolve(import.meta.dirname, "../..");
const FOLDER = join(root, "docs/reference/specification");

/** A test as a row cites it: its file, and the names of its groups and its own, with " > " between. */
const CITED_TEST = /^`([\w./-]+\.(?:test|spec)\.tsx?): "(.+)"`$/;
const READ_OTHERWISE = /^Read otherwise: (\S.{20,})$/;

const pages = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(join(FOLDER, name), "utf8") }));

test.each(pages)("every row of docs/reference/specification/$name cites tests that are there", ({ text }) => {
  const rows = text
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\| (What is asked|---)/.test(line));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.flatMap(faultsOf)).toEqual([]);
});

test("a row is refused that cites nothing, no such file, no such test, or gives no reason", () => {
  const here = 'src/app/specification.test.ts: "';
  for (const cell of [
    "",
    "by hand",
    `\`src/none.test.ts: "any"\``,
    `\`${here}is not here"\``,
    "Read otherwise: so",
    "Read otherwise: there is a better way to do it",
    "Read otherwise: there is a better way to do it (Screens 99)",
  ])
    expect(faultsOf(`| A dashboard | ${cell} |`)).toHaveLength(1);
  expect(faultsOf(`| | \`${here}every row of"\` |`)).toHaveLength(1);
  expect(faultsOf(`| A dashboard | \`${here}every row of"\` |`)).toEqual([]);
});

function faultsOf(row: string): string[] {
  const [, statement = "", cell = ""] = /^\| *(.*?) *\| *(.*?) *\|$/.exec(row) ?? [];
  if (!statement) return [`${row}: no statement`];
  return cell.split("<br>").flatMap((citation) => {
    const fault = faultOf(citation.trim());
    return fault ? [`${statement}: ${fault}`] : [];
  });
}

function faultOf(citation: string): string | undefined {
  const [, reason] = READ_OTHERWISE.exec(citation) ?? [];
  if (reason) return faultOfReason(reason);
  const [, file = "", names = ""] = CITED_TEST.exec(citation) ?? [];
  if (!file) return `"${citation}" is neither a test nor a reason`;
  if (!existsSync(join(root, file))) return `${file} is not there`;
  const source = readFileSync(join(root, file), "utf8");
  const missing = names.split(" > ").find((name) => !isTestName(source, name));
  return missing && `${file} has no test "${missing}"`;
}

/** A reason cites the rule of docs/reference/product.md that it follows. */
function faultOfReason(reason: string): string | undefined {
  const rules = citedRules(reason);
  const isFounded = rules.length > 0 && rules.every((rule) => productRules.has(rule));
  return isFounded ? undefined : `"${reason}" cites no rule of docs/reference/product.md`;
}

/** Whether a call in the source has this first argument, or one that begins with it. */
function isTestName(source: string, name: string): boolean {
  return ['"', "'", "`"].some((quote) => source.replaceAll(/\(\s+/g, "(").includes(`(${quote}${name}`));
}
