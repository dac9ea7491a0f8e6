/** Base for parsing; replaces the unknown real origin. */
const HERE = "http://here.invalid";
const DASHBOARD = "/dashboard";

/** Returns `?next=` if it is one of our screens, parsed as browsers do (CWE-601); else the dashboard. */
export function returnPath(next: string | null): string {
  if (!next?.startsWith("/") || !URL.canParse(next, HERE)) return DASHBOARD;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  const leadsAway = origin !== HERE || /^\/(\/|api\/|auth\/)/.test(pathname);
  return leadsAway ? DASHBOARD : pathname + search + hash;
}
