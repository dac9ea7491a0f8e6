import { readFileSync } from "node:fs";
import { dirname, join, matchesGlob, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const src = resolve(import.meta.dirname, "..");

/** The components that a file draws with, its own included, as paths within `src`. */
function componentsOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const imports = readFileSync(join(src, path), "utf8").matchAll(
    /^import (?!type)[^;]*? from "#([^"]+\.tsx)";$/gm,
  );
  for (const [, imported = ""] of imports) componentsOf(imported, found);
  return found;
}

/** The files in which a stylesheet has Tailwind look for classes, as patterns within `src`. */
function sourcesOf(style: string): string[] {
  const sources = readFileSync(join(src, style), "utf8").matchAll(/^@source "(.+)";$/gm);
  return [...sources].map(([, pattern = ""]) => relative(src, resolve(src, dirname(style), pattern)));
}

const hasClasses = (path: string) => /className="|classes\(/.test(readFileSync(join(src, path), "utf8"));

describe.each([
  ["guest/guest.css", ["guest/GuestPage.tsx", "guest/NotFoundPage.tsx", "guest/TryAgainPage.tsx"]],
  ["guest/paper.css", ["guest/PrintPage.tsx", "guest/QrPage.tsx"]],
])("%s", (style, pages) => {
  const patterns = sourcesOf(style);
  const isSource = (path: string) => patterns.some((pattern) => matchesGlob(path, pattern));

  test("has the classes of every component that its pages draw", () => {
    const drawn = pages.flatMap((page) => [...componentsOf(page)]);
    expect(drawn.filter((path) => hasClasses(path) && !isSource(path))).toEqual([]);
  });

  test("has none of an editor's", () => {
    const editors = ["sections/editors.tsx", "sections/howto/Editor.tsx", "sections/editing/AddRow.tsx"];
    expect(editors.filter(isSource)).toEqual([]);
  });
});
