import { briefs } from "#generation/briefs.ts";
import type { EntryType } from "#generation/choose/entries.ts";
import { pickPlaces } from "#generation/pick.ts";
import { placesFor, type Plan } from "#generation/plan.ts";
import type { PlaceNearby } from "#places/place.ts";

/** How many times the places of a section a model is offered. */
const OFFERED_FACTOR = 1.5;

/** Returns the places that a section may name: those picked by rule, then the next ones, `times` as many in all. */
export function candidatesFor(
  type: EntryType,
  { picks, near, profiles, round }: Plan,
  times = OFFERED_FACTOR,
): PlaceNearby[] {
  const brief = briefs[type];
  if (!brief) return [];
  const wider = (count: number) => Math.ceil(count * times);
  const groups = brief.groups.map((group) => ({ ...group, limit: wider(group.limit) }));
  const more = pickPlaces({ ...brief, groups, limit: wider(brief.limit) }, placesFor(type, near, picks), {
    profiles,
    round,
  });
  return [...new Set([...picks[type], ...more])];
}
