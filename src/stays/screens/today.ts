import { dayInZone } from "#core/days.ts";

/** Returns the zone of the browser, the best guess at where the host's properties are. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns every zone that the browser knows, with one that it may name otherwise. */
export function zonesFrom(known: string): string[] {
  return [...new Set([known, ...Intl.supportedValuesOf("timeZone")])].toSorted();
}

/** Returns the day (YYYY-MM-DD) of a moment (epoch ms) in a zone, in the browser's where none is known. */
export function dayIn(timeZone: string | null, moment: number): string {
  return dayInZone(timeZone ?? browserZone(), moment);
}
