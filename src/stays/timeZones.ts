import { dayInZone } from "#core/days.ts";

export const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns every zone that the browser knows, the likely ones first. */
export function listTimeZones(likely: readonly (string | null)[]): string[] {
  const suggested = likely.filter((zone) => zone !== null);
  return [...new Set([...suggested, ...Intl.supportedValuesOf("timeZone")])];
}

/** Formats a zone as the list has it: "Pacific/Auckland" is "Auckland (Pacific)". */
export function formatTimeZone(zone: string): string {
  const [area = "", ...place] = zone.replaceAll("_", " ").split("/");
  return place.length === 0 ? area : `${place.toReversed().join(", ")} (${area})`;
}

/** Returns the zone with a typed name: as the list has it, by its city, or as tzdata has it. Null for any other text. */
export function zoneNamed(text: string, zones: readonly string[]): string | null {
  const typed = text.trim().toLowerCase();
  const names = (zone: string) => [formatTimeZone(zone), zone, cityOf(zone)];
  return zones.find((zone) => names(zone).some((name) => name.toLowerCase() === typed)) ?? null;
}

const cityOf = (zone: string) => zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");

/** Formats whose clock a time is of: "Sydney time". */
export const formatClock = (zone: string) => `${cityOf(zone)} time`;

/**
 * Returns the moment (epoch ms) of a local day and time (`YYYY-MM-DDTHH:MM`) in a zone, in the browser's where it is
 * null. NaN for any other text.
 */
export function momentInZone(local: string, zone: string | null): number {
  if (zone === null) return Date.parse(local);
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return asUtc;
  // The offset of the zone is not the same before and after a change of the clock.
  const guess = asUtc - offsetAt(zone, asUtc);
  return asUtc - offsetAt(zone, guess);
}

/** Returns how far a zone is ahead of UTC at a moment (epoch ms), in milliseconds. */
function offsetAt(zone: string, moment: number): number {
  const time = new Date(moment).toLocaleTimeString("en", { timeZone: zone, hourCycle: "h23" });
  return Date.parse(`${dayInZone(zone, moment)}T${time}Z`) - Math.floor(moment / 1000) * 1000;
}

/** Formats the clock of a property where it shows another time than the reader's at a moment (epoch ms); else null. */
export function formatOtherClock(zone: string | null, moment: number, own = browserZone()): string | null {
  const shownIn = (timeZone: string) => new Date(moment).toLocaleString("en", { timeZone });
  return zone === null || shownIn(zone) === shownIn(own) ? null : formatClock(zone);
}

/** The clocks of some properties: one that all share and that is not the reader's, or whether each needs its own name. */
interface Clocks {
  shared: string | null;
  differ: boolean;
}

/**
 * Returns how to name the clocks of properties at a moment (epoch ms): once where they share one, else on each. Those
 * without a zone have none.
 */
export function clocksOf(zones: readonly (string | null)[], moment: number, own = browserZone()): Clocks {
  const known = zones.filter((zone) => zone !== null);
  const clocks = new Set(known.map((zone) => formatOtherClock(zone, moment, own)));
  const [first = null] = clocks;
  return clocks.size === 1 ? { shared: first, differ: false } : { shared: null, differ: clocks.size > 1 };
}
