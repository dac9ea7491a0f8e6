import { expect, test } from "vitest";
import { ROUTE_PATTERNS, routePatternOf } from "#analytics/routePattern.ts";
import routes from "#routes.ts";

test.each([
  ["/", "/"],
  ["/blog", "/blog"],
  ["/blog/airbnb-guest-manual-template", "/blog/:slug"],
  ["/guidebooks/new", "/guidebooks/new"],
  ["/guidebooks/Zx81Qm", "/guidebooks/:id"],
  ["/guidebooks/Zx81Qm/", "/guidebooks/:id"],
  ["/Login", "/login"],
  ["/view/wanaka-lake-house-x7k2p9", "/*"],
  ["/aroha@example.com", "/*"],
])("%s counts as %s", (path, pattern) => {
  expect(routePatternOf(path)).toBe(pattern);
});

type Screens = typeof routes;

const paths = (screens: Screens): string[] =>
  screens.flatMap(({ index, path = "", children = [] }) => (path || index ? [`/${path}`] : paths(children)));

test("every screen has a pattern to be counted by", () => {
  expect(ROUTE_PATTERNS).toEqual(expect.arrayContaining(paths(routes)));
});
