import { expect, test } from "vitest";
import routes from "#routes.ts";
import { screensOfHosts } from "#app/shell/screenCode.ts";

/** The id that the build gives a route: its module in `src` without the ending. */
const idOf = ({ file }: { file: string }) => file.replace(/^\.\//, "").replace(/\.\w+$/, "");

test("the dashboard at /, the frame and every screen in it are fetched ahead, and no other screen", () => {
  const frames = routes.filter(({ children }) => children);
  const framed = frames.flatMap(({ children }) => children ?? []);
  const indexRoutes = routes.filter(({ index }) => index);
  const manifest = Object.fromEntries([...routes, ...framed].map((route) => [idOf(route), {}]));
  expect(framed.length).toBeGreaterThan(10);
  expect(screensOfHosts({ routes: manifest }).toSorted()).toEqual(
    [...indexRoutes, ...frames, ...framed].map(idOf).toSorted(),
  );
});
