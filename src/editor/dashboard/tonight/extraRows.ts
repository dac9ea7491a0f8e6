import type { ExtraRequest } from "#stays/extras/contract.ts";
import { formatDayState, formatWish } from "#stays/extras/extraWords.ts";
import type { TonightRow } from "#editor/dashboard/tonight/tonightRow.ts";

/** Requests that are listed; the others are counted. */
const MAX_EXTRAS = 3;

/** Returns the lines of the guests who wait for an answer about an extra, the oldest first. */
export function extraRows({ openExtras }: { openExtras: readonly ExtraRequest[] }): TonightRow[] {
  const listed = openExtras.slice(0, MAX_EXTRAS).map((request): TonightRow => ({
    key: request.id,
    look: "extra",
    who: request.guestName ?? "A guest",
    text: ` asks for ${formatWish(request)} at ${request.guidebookName}`,
    detail: formatDayState(request) ?? "",
    fix: { label: "Answer", to: `/guidebooks/${request.guidebookId}/stays` },
  }));
  const others = openExtras.length - listed.length;
  if (others === 0) return listed;
  const fix = { label: "See all requests", to: "/stays" };
  return [
    ...listed,
    { key: "extras", look: "extra", who: `${others} more`, text: " ask for extras", detail: "", fix },
  ];
}
