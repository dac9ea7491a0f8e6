import { Badge } from "#ui/Badge.tsx";
import type { Readiness } from "#stays/turnovers/readyHomes.ts";

/** What a cleaner has said of a home. */
export function ReadinessBadge({ readiness: { isReady, label } }: { readiness: Readiness }) {
  return <Badge tone={isReady ? "leaf" : "lamp"}>{label}</Badge>;
}
