/** Stands for our own origin, which the server and a test need not know. */
const HERE = "http://here.invalid";
const DASHBOARD = "/dashboard";

/**
 * Returns where to go after signing in: the path in `?next=`, if it is one of our own screens, else the dashboard. Read
 * the way a browser reads it, so that no spelling of another site's URL passes (CWE-601).
 */
export function returnPath(next: string | null): string {
  if (!next?.startsWith("/") || !URL.canParse(next, HERE)) return DASHBOARD;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  const leadsAway = origin !== HERE || pathname.startsWith("//") || pathname.startsWith("/api/");
  return leadsAway ? DASHBOARD : pathname + search + hash;
}
