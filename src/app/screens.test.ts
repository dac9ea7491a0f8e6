import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { routePatternOf } from "#analytics/routePattern.ts";
import routes from "#routes.ts";
import { screens } from "#core/screens.ts";

const src = join(import.meta.dirname, "..");

const paths = (some: typeof routes): string[] =>
  some.flatMap(({ index, path = "", children = [] }) => (path || index ? [`/${path}`] : paths(children)));

test("the router has every screen of the table, and no other", () => {
  const drawn = screens.filter(({ file }) => file).map(({ path }) => path);
  expect(paths(routes).toSorted()).toEqual(drawn.toSorted());
});

test("every screen has a row, or is drawn within one that has", () => {
  const sources = globSync("**/*.tsx", { cwd: src }).map((file) => readFileSync(join(src, file), "utf8"));
  const isDrawn = (file: string) =>
    sources.some((source) => source.includes(`"#${file}"`)) || screens.some((screen) => screen.file === file);
  const found = globSync("**/*Screen.tsx", { cwd: src });
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter((file) => !isDrawn(file))).toEqual([]);
});

test.each(screens)("$path has one module that draws it", ({ file, drawnBy }) => {
  const drawn = file ?? screens.find(({ path }) => path === drawnBy)?.file;
  expect(drawn && existsSync(join(src, drawn)) && basename(drawn)).toMatch(/^[A-Z]\w+\.tsx$/);
});

test.each(screens)("$path is hidden by no row before it", ({ path }) => {
  expect(routePatternOf(path.replace(/:\w+|\*/, "x"))).toBe(path);
});
