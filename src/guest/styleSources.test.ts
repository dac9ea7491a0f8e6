import { readFileSync } from "node:fs";
import { dirname, join, matchesGlob, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const src = resolve(import.meta.dirname, "..");

/** Returns the components that a file uses, its own included, as paths within `src`. */
function componentsOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const imports = readFileSync(join(src, path), "utf8").matchAll(
    /^import (?!type)[^;]*? from "#([^"]+\.tsx)";$/gm,
  );
  for (const [, imported = ""] of imports) componentsOf(imported, found);
  return found;
}

/** Returns the files in which a stylesheet has Tailwind look for classes, as patterns within `src`. */
function sourcesOf(style: string): string[] {
  const sources = readFileSync(join(src, style), "utf8").matchAll(/^@source "(.+)";$/gm);
  return [...sources].map(([, pattern = ""]) => relative(src, resolve(src, dirname(style), pattern)));
}

const textOf = (path: string) => readFileSync(join(src, path), "utf8");
const hasClasses = (path: string) => /className="|classes\(/.test(textOf(path));

/** Returns the classes between quotes in a component. */
function classesIn(path: string): string[] {
  const values = [...textOf(path).matchAll(/className=(?:"[^"]*"|\{[^}]*\})/g)].map(([value]) => value);
  return values.flatMap((value) =>
    [...value.matchAll(/"([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
}

/** Returns the classes with a rule in a stylesheet or those that it imports. */
function classesStyledBy(style: string): Set<string> {
  const text = textOf(style);
  const styled = [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name);
  const imported = [...text.matchAll(/^@import "(\.[^"]+)"/gm)].map(([, path = ""]) =>
    join(dirname(style), path),
  );
  return new Set([...styled, ...imported.flatMap((path) => [...classesStyledBy(path)])]);
}

const styledBy = (path: string) => [...classesStyledBy(path)];
const guestPages = ["guest/GuestPage.tsx", "guest/search/SearchPage.tsx"];
const notices = ["guest/NotFoundPage.tsx", "guest/TryAgainPage.tsx"];
const ofStays = ["guest/stay/WayInPage.tsx", "guest/stay/WaitingPage.tsx"];
/** What a guest page has where it asks for a guest code: a stay's own page never does. */
const wayInForm = "guest/stay/WayInForm.tsx";
/** The rules that pages have only with their content. */
const ofContents = [
  "guest/arrival.css",
  "guest/pictures.css",
  "guest/guides.css",
  "guest/formats.css",
  "guest/extras.css",
  "guest/wrong.css",
  "guest/logoRule.ts",
];
const namedBy = (paths: Iterable<string>) => new Set([...paths].flatMap(classesIn));

describe("guest/guest.css", () => {
  const style = "guest/guest.css";

  test("has a rule for every class that its pages name, with those of pictures and guides, and no utilities", () => {
    const styled = new Set([style, ...ofContents].flatMap(styledBy));
    const drawn = guestPages.flatMap((page) => [...componentsOf(page)]);
    const named = namedBy(drawn.filter((path) => !path.startsWith("guest/stay/")));
    expect(named.size).toBeGreaterThan(40);
    expect([...named].filter((name) => !styled.has(name))).toEqual([]);
    expect(sourcesOf(style)).toEqual([]);
  });
});

/** Returns the text of a stylesheet with all that it imports. */
function textWithImports(style: string): string {
  const imports = [...textOf(style).matchAll(/^@import "(\.[^"]+)"/gm)].map(([, path = ""]) => path);
  return [textOf(style), ...imports.map((path) => textWithImports(join(dirname(style), path)))].join("\n");
}

test("what a page carries with what it shows has its tokens from the page's own style", () => {
  const own = textWithImports("guest/guest.css");
  const carried = ["arrival", "pictures", "guides", "formats", "extras", "wrong"]
    .map((name) => textWithImports(`guest/${name}.css`))
    .join();
  const tokens = new Set([...carried.matchAll(/var\(--[\w-]+\)/g)].map(([token]) => token));
  expect(tokens.size).toBeGreaterThan(3);
  const isKnown = (token: string) => own.includes(token) || carried.includes(`${token.slice(4, -1)}:`);
  expect([...tokens].filter((token) => !isKnown(token))).toEqual([]);
});

describe("guest/stay.css", () => {
  test("has a rule for every class that the pages of a stay name besides", () => {
    const styled = new Set(["guest/stay.css", ...ofContents].flatMap(styledBy));
    const drawn = guestPages.flatMap((page) => [...componentsOf(page)]);
    const named = namedBy(drawn.filter((path) => path !== wayInForm));
    expect(named).toContain("now-code");
    expect([...named].filter((name) => !styled.has(name))).toEqual([]);
  });
});

describe("guest/wayIn.css", () => {
  test("has a rule for every class of the pages that ask for a guest code", () => {
    const styled = new Set(["guest/wayIn.css", ...ofContents].flatMap(styledBy));
    const guests = guestPages.flatMap((page) => [...componentsOf(page)]);
    const named = namedBy([
      ...guests.filter((path) => !/^guest\/stay\/(now|arrival|extras|problemReports)\//.test(path)),
      ...ofStays.flatMap((page) => [...componentsOf(page)]),
    ]);
    expect(named).toContain("waiting-note");
    expect([...named].filter((name) => !styled.has(name))).toEqual([]);
  });
});

describe("guest/notFoundPage.css", () => {
  test("has a rule for every class that stands where a guidebook is not", () => {
    const styled = new Set(styledBy("guest/notFoundPage.css"));
    const named = namedBy(notices.flatMap((page) => [...componentsOf(page)]));
    expect(named).toContain("gone");
    expect([...named].filter((name) => !styled.has(name))).toEqual([]);
  });
});

describe("guest/paper.css", () => {
  const patterns = sourcesOf("guest/paper.css");
  const isSource = (path: string) => patterns.some((pattern) => matchesGlob(path, pattern));

  test("has the classes of every component that its pages draw", () => {
    const drawn = ["guest/PrintPage.tsx", "guest/QrPage.tsx"].flatMap((page) => [...componentsOf(page)]);
    expect(drawn.filter((path) => hasClasses(path) && !isSource(path))).toEqual([]);
  });

  test("has none of an editor's", () => {
    const editors = ["sections/editors.tsx", "sections/howto/Editor.tsx", "sections/editing/AddRow.tsx"];
    expect(editors.filter(isSource)).toEqual([]);
  });
});
