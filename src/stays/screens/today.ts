import { dayInZone } from "#core/days.ts";
import { browserZone } from "#stays/timeZones.ts";

/** Returns the day (YYYY-MM-DD) of a moment (epoch ms) in a zone, in the browser's where it is null. */
export function dayIn(timeZone: string | null, moment: number): string {
  return dayInZone(timeZone ?? browserZone(), moment);
}
