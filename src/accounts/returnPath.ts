/** Base for parsing; replaces the unknown real origin. */
const HERE = "http://here.invalid";
const DASHBOARD = "/dashboard";

/**
 * Returns the path to go to after signing in: `?next=` if it is one of our screens, else the dashboard. Parsed as a
 * browser does, so that no spelling of another site's URL passes (CWE-601).
 */
export function returnPath(next: string | null): string {
  if (!next?.startsWith("/") || !URL.canParse(next, HERE)) return DASHBOARD;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  const leadsAway = origin !== HERE || pathname.startsWith("//") || pathname.startsWith("/api/");
  return leadsAway ? DASHBOARD : pathname + search + hash;
}
