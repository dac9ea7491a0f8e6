import { dayInZone } from "#core/days.ts";

/** Returns the zone of the browser, the best guess for the host's properties. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns every zone that the browser knows, and the known one, which it may spell differently. */
export function zonesFrom(known: string): string[] {
  return [...new Set([known, ...Intl.supportedValuesOf("timeZone")])].toSorted();
}

/** Returns the day (YYYY-MM-DD) of a moment (epoch ms) in a zone, in the browser's where it is null. */
export function dayIn(timeZone: string | null, moment: number): string {
  return dayInZone(timeZone ?? browserZone(), moment);
}
