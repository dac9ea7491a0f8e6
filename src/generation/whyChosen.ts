import { nounOf } from "#generation/kinds.ts";
import { formatWalk } from "#generation/format.ts";
import { suitability, welcomesDogs } from "#generation/guestProfiles.ts";
import type { Plan } from "#generation/plan.ts";
import { wayMetres } from "#generation/wayMetres.ts";
import type { PlaceNearby } from "#places/place.ts";
import { readSeasons } from "#places/seasons.ts";

/** The index of Sunday among the days of opening hours, which begin with Monday. */
const SUNDAY = 6;

/**
 * Formats why a place was chosen, for its host: "Nearest bakery, 4-minute walk, open on Sundays in the map data". States
 * nothing that the map does not say.
 */
export function whyChosen(place: PlaceNearby, plan: Plan): string {
  const { profiles } = plan;
  const parts = [
    rankOf(place, plan),
    formatWalk(place, plan).replace(/^(?:an? (?=\d))?(.* walk) away$/, "$1"),
    isOpenOnSundays(place) && "open on Sundays in the map data",
    profiles.includes("pets") && welcomesDogs(place.tags) && "dogs are welcome",
    profiles.includes("accessible") && place.tags["wheelchair"] === "yes" && "wheelchair accessible",
  ];
  return parts.filter((part) => part !== false).join(", ");
}

/** "Nearest bakery", or "The only bakery nearby", or "Bakery that suits your guests" where a nearer one was passed over. */
function rankOf(place: PlaceNearby, { near, profiles }: Plan): string {
  const noun = nounOf(place);
  const same = near.filter((other) => other.category === place.category);
  const isNearest = same.every((other) => wayMetres(other) >= wayMetres(place));
  if (isNearest) return same.length > 1 ? `Nearest ${noun}` : `The only ${noun} nearby`;
  const isSuited = suitability(profiles, place) > 1;
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}${isSuited ? " that suits your guests" : ""}`;
}

function isOpenOnSundays({ tags, checkHours }: PlaceNearby): boolean {
  const hours = tags["opening_hours"];
  const seasons = hours && !checkHours ? readSeasons(hours) : null;
  return seasons !== null && seasons.every(({ hours: { days } }) => (days[SUNDAY] ?? []).length > 0);
}
