import { formatTime } from "#core/format.ts";
import type { Turnover } from "#stays/turnovers/contract.ts";

/** Formats a turnover: "Out 10 am, in 3 pm, same day". */
export function formatTurnover({ outTime, inTime }: Pick<Turnover, "outTime" | "inTime">): string {
  if (outTime !== null && inTime !== null)
    return `Out ${formatTime(outTime)}, in ${formatTime(inTime)}, same day`;
  if (outTime !== null) return `Out ${formatTime(outTime)}`;
  return inTime === null ? "" : `In ${formatTime(inTime)}`;
}
