import { sayDistance, sayList } from "#platform/say.ts";
import { sayOpeningHours } from "#places/openingHours.ts";
import { welcomesDogs } from "#generation/guestProfiles.ts";
import { kindOf, nounOf, nameSaysKind } from "#generation/kinds.ts";
import { phoneOf } from "#generation/phone.ts";
import { isPlausibleName } from "#generation/plausibleName.ts";
import type { Located, PlaceNearby } from "#places/place.ts";

/** Walking straight lines is rare: a third longer, at 80 m a minute. */
const DETOUR = 1.3;
const PACE = 80;
const FARTHEST_WALK = 2000;
/** From here on a road may be much longer than the straight line that is measured. */
const DRIVE = 9950;

function minutesOnFoot(metres: number): number {
  return Math.max(1, Math.round((metres * DETOUR) / PACE));
}

/** Whence distances are measured, in words that are true: the house, or the middle of its town. */
export interface From {
  located: Located | null;
}

/** The middle of a town is no more exact than this; metres. */
const TOWN_CENTRE = 500;

/** Returns "about 350 m away, 6 minutes on foot", or "about 2.1 km from the centre of Lantern Bay". */
export function sayWay({ metres }: Pick<PlaceNearby, "metres">, { located }: From): string {
  const distance = `about ${sayDistance(metres)}`;
  if (located?.precision === "locality") {
    return `${metres <= TOWN_CENTRE ? "near" : `${distance} from`} the centre of ${located.locality}`;
  }
  if (metres >= DRIVE) return `${distance} away as the crow flies`;
  if (metres > FARTHEST_WALK) return `${distance} away`;
  const minutes = minutesOnFoot(metres);
  return `${distance} away, ${minutes} ${minutes === 1 ? "minute" : "minutes"} on foot`;
}

/** Returns the same in passing, "a 6-minute walk away"; as `sayWay` where nobody walks or the start is not known. */
export function sayWalk(place: Pick<PlaceNearby, "metres">, from: From): string {
  if (from.located?.precision === "locality" || place.metres > FARTHEST_WALK) return sayWay(place, from);
  const minutes = minutesOnFoot(place.metres);
  if (minutes === 1) return "a minute's walk away";
  return `${/^(8|11|18)$/.test(`${minutes}`) ? "an" : "a"} ${minutes}-minute walk away`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns what a place is and how far, to follow its name: "bus stop, about 40 m away". The kind is left out where the
 * name includes it.
 */
export function kindAndWay(place: PlaceNearby, from: From, kind = nounOf(place)): string {
  return nameSaysKind(place) ? sayWay(place, from) : `${kind}, ${sayWay(place, from)}`;
}

/** Returns what is known of a place, in sentences. Claims nothing that its tags do not. */
export function describePlace(place: PlaceNearby, from: From): string {
  const { tags } = place;
  // The label stands beside the name already; only what says more is said again.
  const sentences = [...englishName(place), kindIfMore(place, sayWay(place, from))];
  const hours = sayOpeningHours(tags["opening_hours"]);
  if (hours) sentences.push(`Open ${hours}.`);
  const extras = [
    tags["takeaway"] === "yes" && place.category !== "fast_food" && "takeaway",
    tags["takeaway"] === "only" && place.category !== "fast_food" && "takeaway only",
    tags["outdoor_seating"] === "yes" && "tables outside",
    tags["diet:vegan"] === "yes" && "vegan dishes",
    tags["diet:vegetarian"] === "yes" &&
      tags["diet:vegan"] !== "yes" &&
      !/vegetarian/.test(tags["cuisine"] ?? "") &&
      "vegetarian dishes",
    tags["highchair"] === "yes" && "highchairs",
  ].filter((extra) => extra !== false);
  if (extras.length > 0) sentences.push(`${capital(sayList(extras))}.`);
  if (tags["fee"] === "yes") sentences.push("There is an entry fee.");
  if (tags["supervised"] === "yes" && place.category === "beach")
    sentences.push("Patrolled at times: swim between the flags.");
  sentences.push(...welcomes(place));
  const phone = phoneOf(tags);
  if (phone) sentences.push(`Phone ${phone}.`);
  return sentences.join(" ");
}

/** A letter that is none of ours. */
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u;

/** What one who reads no Chinese may call it, where the map says so. */
function englishName({ name, tags }: PlaceNearby): string[] {
  const english = tags["name:en"] ?? "";
  const isOther = english !== "" && OTHER_SCRIPT.test(name);
  return isOther && isPlausibleName(english) ? [`Called “${english}” in English.`] : [];
}

/** Its kind, its way and whom it welcomes: "Italian restaurant, a 3-minute walk away." */
export function describeShortly(place: PlaceNearby, from: From): string {
  return [kindIfMore(place, sayWalk(place, from)), ...welcomes(place)].join(" ");
}

function kindIfMore(place: PlaceNearby, way: string): string {
  return `${capital(hasFinerKind(place) ? `${kindOf(place)}, ${way}` : way)}.`;
}

function welcomes({ tags }: PlaceNearby): string[] {
  const dogs = tags["dog"] === "leashed" ? "Dogs are welcome on a lead." : "Dogs are welcome.";
  return [
    ...(welcomesDogs(tags) ? [dogs] : []),
    ...(tags["wheelchair"] === "yes" ? ["Wheelchair accessible, going by the map."] : []),
  ];
}

/** Returns true where more is known of a place's kind than its label has. */
export const hasFinerKind = (place: PlaceNearby) =>
  kindOf(place).toLowerCase() !== nounOf(place).toLowerCase();

/** Returns "7 months", "4.3 years". */
export function sayAge(years: number): string {
  if (years >= 1) return `${Number(years.toFixed(1))} ${years < 1.05 ? "year" : "years"}`;
  const months = Math.max(1, Math.round(years * 12));
  return `${months} ${months === 1 ? "month" : "months"}`;
}
