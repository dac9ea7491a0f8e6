import { jsonOf } from "#core/client.ts";
import { stayCalls } from "#stays/client.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { browserZone, formatClock } from "#stays/timeZones.ts";

const needsZone = ({ timeZone, mayEdit }: StayProperty) => timeZone === null && mayEdit;

/** Formats which zone `setFirstZone` will set, and where it is from; null where it sets none. */
export function formatFirstZone(property: StayProperty): string | null {
  if (!needsZone(property)) return null;
  const { zoneOfPlace } = property;
  return zoneOfPlace === null
    ? `Times are ${formatClock(browserZone())}, from this browser.`
    : `Times are ${formatClock(zoneOfPlace)}, from the property’s country.`;
}

/** Sets the zone of a property that has none, before its first stay: its country's, else the browser's (Stays 2). */
export async function setFirstZone(property: StayProperty): Promise<void> {
  if (!needsZone(property)) return;
  const timeZone = property.zoneOfPlace ?? browserZone();
  const param = { id: property.guidebookId };
  await jsonOf(stayCalls.guidebooks[":id"].access.$put({ param, json: { timeZone } }));
}
