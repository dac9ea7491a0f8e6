import { Badge } from "#ui/Badge.tsx";
import type { Readiness } from "#stays/turnovers/readyProperties.ts";

/** The cleaner's mark of a property. */
export function ReadinessBadge({ readiness: { isReady, label } }: { readiness: Readiness }) {
  return <Badge tone={isReady ? "leaf" : "lamp"}>{label}</Badge>;
}
