import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");

test("every test that docs/reference/security.md names is there", () => {
  const rows = readFileSync(resolve(root, "docs/reference/security.md"), "utf8")
    .split("\n")
    .filter((line) => /^\| \d/.test(line));
  const named = rows.flatMap((row) =>
    [...(row.split("|")[4] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ""),
  );
  const tests = named.filter((name) => !name.startsWith("npm run"));
  expect(tests.length).toBeGreaterThan(80);
  expect(tests.filter((name) => filesOf(name).length === 0)).toEqual([]);
});

function filesOf(name: string): string[] {
  if (name.startsWith("e2e/")) return globSync(`${name}.spec.ts`, { cwd: root });
  return globSync(`${name.startsWith("test/") ? "" : "src/"}${name}.test.{ts,tsx}`, { cwd: root });
}
