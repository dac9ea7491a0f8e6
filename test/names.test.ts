import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const script = resolve(import.meta.dirname, "../scripts/names.mjs");
let tree: string;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), "porchlight-names-"));
});
afterEach(() => rmSync(tree, { recursive: true }));

/** What the check prints of a planted tree, and whether it passes. */
function check(files: Record<string, string>): Promise<{ passes: boolean; printed: string }> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  return new Promise((done) => {
    execFile(process.execPath, [script, tree], (error, printed) => done({ passes: error === null, printed }));
  });
}

describe("the check of names", () => {
  test.each([
    ["a variable", "export const houseOrigin = 1;", "the variable houseOrigin"],
    ["a function", "export function sendLetter() {}", "the function sendLetter"],
    ["a parameter", "export const open = (address: string) => address;", "the parameter address"],
    ["a destructured value", "export const { kept } = { ...globalThis };", "the destructured kept"],
    ["a type", "export interface Standing { a: 1 }", "the type Standing"],
    ["a member of a type", "export type A = { toldAt: number };", "the key toldAt"],
    ["a key", "export const a = { SHELF_SIZE: 1 };", "the key SHELF_SIZE"],
    ["a method", "export const a = { tellHost() {} };", "the key tellHost"],
  ])("refuses %s", async (_what, source, found) => {
    const { passes, printed } = await check({ "src/editor/a.ts": `${source}\n` });
    expect(printed).toContain(`src/editor/a.ts: ${found}: say `);
    expect(passes).toBe(false);
  });

  test("refuses a file, a folder and a column", async () => {
    const { printed } = await check({
      "src/editor/till/a.ts": "export {};\n",
      "src/editor/Workbench.tsx": "export {};\n",
      "migrations/100-new.ts": 'export const up = (t: any) => t.addColumn("asked", "text");\n',
    });
    expect(printed).toContain("the folder till");
    expect(printed).toContain("the file Workbench");
    expect(printed).toContain("the column asked");
    expect(printed).toContain("3 refused");
  });

  test("reads names, not texts, in the words that they are made of", async () => {
    const { passes, printed } = await check({
      "src/editor/a.tsx": [
        "// The house kept a letter at this address.",
        'export const warehouse = "house, shelf, till";',
        "export const Screen = () => <address>Told once</address>;",
      ].join("\n"),
    });
    expect(printed).toBe("1 files read, 0 refused\n");
    expect(passes).toBe(true);
  });

  test("refuses idioms in comments, also where one breaks over two lines", async () => {
    const { passes, printed } = await check({
      "src/editor/a.tsx": [
        "/** Returns what stands",
        " * in a field. */",
        'export const text = "Nobody said so. // nobody";',
        "export const Screen = () => <p>{/* drawn anew */}Nobody is here.</p>;",
      ].join("\n"),
    });
    expect(printed).toContain('src/editor/a.tsx:1: the comment\'s "stands in": say ');
    expect(printed).toContain('src/editor/a.tsx:4: the comment\'s "anew": say ');
    expect(printed).toContain("2 refused");
    expect(passes).toBe(false);
  });

  test("passes what the list of exceptions names, and only where it does", async () => {
    const field = "export const empty = { address: 1 };\n";
    expect((await check({ "src/sections/property/content.ts": field })).passes).toBe(true);
    expect((await check({ "src/editor/content.ts": field })).passes).toBe(false);
  });
});
