import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
let tree: string;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), "porchlight-imports-"));
  for (const file of ["package.json", ".dependency-cruiser.mjs"]) cpSync(join(root, file), join(tree, file));
  symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
});
afterEach(() => rmSync(tree, { recursive: true }));

function plant(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
}

/** The names of the rules that a planted tree breaks. */
function broken(): string[] {
  const cruiser = join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const printed = execFileSync(process.execPath, [cruiser, "src", "--output-type", "json"], {
    cwd: tree,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const { summary } = JSON.parse(printed) as { summary: { violations: { rule: { name: string } }[] } };
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].toSorted();
}

describe("the import rules", () => {
  test("refuse a lower folder that uses a higher one, types included", () => {
    plant({
      "src/core/planted.ts": 'import type { Card } from "#editor/card.ts";\nexport type Other = Card;\n',
      "src/editor/card.ts": "export interface Card { name: string }\n",
    });
    expect(broken()).toEqual(["core-imports-one-way"]);
  });

  test("refuse a server file in the browser", () => {
    plant({
      "src/editor/Screen.tsx":
        'import { read } from "#editor/store.server.ts";\nexport const Screen = () => <p>{read()}</p>;\n',
      "src/editor/store.server.ts": 'export const read = () => "all";\n',
    });
    expect(broken()).toEqual(["server-stays-on-the-server"]);
  });

  test("refuse Node in the browser", () => {
    plant({
      "src/editor/count.ts":
        'import { readdirSync } from "node:fs";\nexport const count = () => readdirSync(".").length;\n',
    });
    expect(broken()).toEqual(["node-stays-on-the-server"]);
  });

  test("refuse a product that needs its tests, whatever they help with", () => {
    plant({
      "src/editor/card.ts":
        'import { district } from "#test/district.ts";\nexport { city } from "../../e2e/city.ts";\nexport const card = district;\n',
      "test/district.ts": "export const district = 1;\n",
      "e2e/city.ts": "export const city = 1;\n",
    });
    expect(broken()).toEqual(["src-stands-alone", "test-is-for-tests"]);
  });

  test("refuse a fetch that goes round the checks of its URL", () => {
    plant({
      "src/core/safeFetch/fetchOver.server.ts": "export const fetchOver = 1;\n",
      "src/editor/read.server.ts":
        'import { fetchOver } from "#core/safeFetch/fetchOver.server.ts";\nexport const read = fetchOver;\n',
    });
    expect(broken()).toEqual(["one-way-out"]);
  });

  test("refuse a screen, or its test, that takes a part from the guest's pages", () => {
    const take = 'import { Tile } from "#guest/Tile.tsx";\nexport const Card = Tile;\n';
    plant({
      "src/guest/Tile.tsx": "export const Tile = () => <p>WiFi</p>;\n",
      "src/editor/Card.tsx": take,
      "src/editor/card.test.tsx": take,
      "src/app/pages.ts": take,
    });
    expect(broken()).toEqual(["editor-imports-one-way", "guest-is-a-leaf"]);
  });

  test("refuse a circle", () => {
    plant({
      "src/editor/one.ts": 'import { two } from "#editor/two.ts";\nexport const one = () => two;\n',
      "src/editor/two.ts": 'import { one } from "#editor/one.ts";\nexport const two = () => one;\n',
    });
    expect(broken()).toEqual(["no-circles"]);
  });

  test("pass what runs one way", () => {
    plant({
      "src/core/base.ts": "export const base = 1;\n",
      "src/editor/card.ts": 'import { base } from "#core/base.ts";\nexport const card = base;\n',
    });
    expect(broken()).toEqual([]);
  });
});
