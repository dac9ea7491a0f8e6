/**
 * Every screen by its pattern, the more exact first. A path that fits none counts as `/*`, so that no slug, token or
 * mistyped URL is ever counted as itself (Accounts 7).
 */
export const ROUTE_PATTERNS = [
  "/",
  "/landing",
  "/features",
  "/pricing",
  "/blog",
  "/blog/:slug",
  "/privacy-policy",
  "/terms-and-conditions",
  "/login",
  "/signup",
  "/reset-password",
  "/subscribe",
  "/dashboard",
  "/create-simple",
  "/profile",
  "/guidebooks/new",
  "/guidebooks/:id",
  "/*",
] as const;

export type RoutePattern = (typeof ROUTE_PATTERNS)[number];

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
