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
