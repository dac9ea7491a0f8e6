import { screens, type ScreenPath } from "#core/screens.ts";

/** The pattern of each screen. A path that fits none counts as the last, `/*`. */
export const ROUTE_PATTERNS = screens.map(({ path }) => path);

export type RoutePattern = ScreenPath;

/** Returns the pattern of the screen at a path. Does not use the router: pages of the site carry little script. */
export function routePatternOf(path: string): RoutePattern {
  return ROUTE_PATTERNS.find((pattern) => matches(pattern, path)) ?? "/*";
}

/** As the router compares: whatever the case, with or without a slash at the end. */
function matches(pattern: RoutePattern, path: string): boolean {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  return (
    wanted.length === given.length && wanted.every((name, at) => name.startsWith(":") || name === given[at])
  );
}

const segmentsOf = (path: string) => path.toLowerCase().split("/").filter(Boolean);
