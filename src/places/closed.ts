const LIFECYCLE =
  /^(?:disused|abandoned|was|closed|demolished|removed|razed|construction|proposed|planned):(\w+)$/;
/** Values of `access` that exclude guests. */
const NOT_OPEN = /^(private|no|members|permit|residents|employees|staff|military|university|school|tenants)$/;
const CLOSED_NAME =
  /\b((permanently|temporarily|now) closed|closed down)\b|[([]\s*closed\s*[)\]]|^closed\b\s*[-–:]/i;
const CLOSED_IN_CAPITALS = /^CLOSED\b/;

/** Returns whether the map marks a place as closed (wiki: Lifecycle prefix), or closed to guests. */
export function isClosed(tags: Readonly<Record<string, string>>, now: number): boolean {
  const hours = tags["opening_hours"]?.trim().toLowerCase();
  if (hours && /^(24\/7 |mo-su )?(off|closed)( "|$)/.test(hours)) return true;
  if (tags["disused"] === "yes" || tags["abandoned"] === "yes" || tags["vacant"] === "yes") return true;
  if (NOT_OPEN.test(tags["access"] ?? "")) return true;
  if (tags["operational_status"] === "closed" || tags["business_status"] === "closed") return true;
  const name = tags["name"] ?? "";
  if (CLOSED_NAME.test(name) || CLOSED_IN_CAPITALS.test(name) || CLOSED_NAME.test(tags["note"] ?? ""))
    return true;
  const ended = Date.parse(tags["end_date"] ?? "");
  if (!Number.isNaN(ended) && ended <= now) return true;
  // `was:amenity=bank` with `amenity=cafe` is a café that used to be a bank; with the same value twice the place is
  // closed.
  return Object.entries(tags).some(([key, value]) => {
    const what = LIFECYCLE.exec(key)?.[1];
    return what !== undefined && tags[what] === value;
  });
}
