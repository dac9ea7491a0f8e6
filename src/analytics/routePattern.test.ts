import { expect, test } from "vitest";
import { routePatternOf } from "#analytics/routePattern.ts";

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
