import { screens, type ScreenPath } from "#core/screens.ts";

/** The pattern of each screen. An unknown path counts as the last, `/*`. */
export const ROUTE_PATTERNS = screens.map(({ path }) => path);

export type RoutePattern = ScreenPath;

/** Returns the pattern of the screen at a path. Does not use the router: public pages load little script. */
export function routePatternOf(path: string): RoutePattern {
  return ROUTE_PATTERNS.find((pattern) => matches(pattern, path)) ?? "/*";
}

/** As the router compares: ignores case and a trailing slash. */
function matches(pattern: RoutePattern, path: string): boolean {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  return (
    wanted.length === given.length && wanted.every((name, at) => name.startsWith(":") || name === given[at])
  );
}

const segmentsOf = (path: string) => path.toLowerCase().split("/").filter(Boolean);
