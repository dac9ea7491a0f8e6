import { sayTime } from "#core/say.ts";
import type { Turnover } from "#stays/turnovers/contract.ts";

/** Returns what happens at a home on a day: "Out 10 am, in 3 pm, same day". */
export function sayTurnover({ outTime, inTime }: Pick<Turnover, "outTime" | "inTime">): string {
  if (outTime !== null && inTime !== null) return `Out ${sayTime(outTime)}, in ${sayTime(inTime)}, same day`;
  if (outTime !== null) return `Out ${sayTime(outTime)}`;
  return inTime === null ? "" : `In ${sayTime(inTime)}`;
}
