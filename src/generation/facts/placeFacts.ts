import { socketsOf } from "#generation/facts/sockets.ts";
import { websiteOf } from "#generation/facts/website.ts";
import { OUTDOORS, welcomesDogs } from "#generation/guestProfiles.ts";
import { phoneOf } from "#generation/phone.ts";
import { isPlausibleName } from "#generation/plausibleName.ts";
import { hasEmergencyDepartment } from "#places/hospitals.ts";
import { formatOpeningHours } from "#places/openingHours.ts";
import type { Category } from "#places/category.ts";
import { normalisedWords } from "#places/normalise.ts";
import type { PlaceNearby } from "#places/place.ts";
import type { Trail } from "#places/trails/trail.ts";
import { formatDistance, formatList } from "#core/format.ts";

type Tags = Readonly<Record<string, string>>;

/** The facts of a place other than its kind and its distance, in their order. */
export const factIds = [
  "english",
  "callFirst",
  "length",
  "mountain",
  "hours",
  "booking",
  "takeaway",
  "outdoorSeating",
  "vegan",
  "vegetarian",
  "glutenFree",
  "halal",
  "kosher",
  "highchairs",
  "babyChange",
  "playArea",
  "drinkingWater",
  "picnicTables",
  "barbecues",
  "toilets",
  "fee",
  "free",
  "cashOnly",
  "patrolled",
  "dogs",
  "noDogs",
  "wheelchair",
  "accessibleToilet",
  "sockets",
  "inside",
  "phone",
  "website",
] as const;
export type FactId = (typeof factIds)[number];

/** Categories whose fee is an entrance fee. */
const ENTERED = new Set<Category>(
  "museum gallery heritage attraction zoo theme_park national_park garden cave lighthouse swimming hot_spring".split(
    " ",
  ) as Category[], // each is one
);

/** Categories that cannot be closed at night. */
const NEVER_SHUT = new Set<Category>([
  ...OUTDOORS,
  ...("attraction heritage viewpoint playground waterfall cave picnic barbecue lighthouse ride".split(
    " ",
  ) as Category[]), // each is one
]);

/** Facilities of a place, several of which make one sentence: "Takeaway and tables outside." */
const extras: Partial<Record<FactId, (place: PlaceNearby) => string | null>> = {
  takeaway: ({ tags, category }) =>
    category === "fast_food" ? null : when(tags["takeaway"], { yes: "takeaway", only: "takeaway only" }),
  outdoorSeating: ({ tags }) => when(tags["outdoor_seating"], { yes: "tables outside" }),
  vegan: ({ tags }) => when(tags["diet:vegan"], { yes: "vegan dishes", only: "vegan dishes only" }),
  vegetarian: ({ tags }) =>
    tags["diet:vegan"] === "yes" || /vegetarian/.test(tags["cuisine"] ?? "")
      ? null
      : when(tags["diet:vegetarian"], { yes: "vegetarian dishes", only: "vegetarian dishes only" }),
  glutenFree: ({ tags }) =>
    when(tags["diet:gluten_free"], { yes: "dishes without gluten, going by the map" }),
  highchairs: ({ tags }) => when(tags["highchair"], { yes: "highchairs" }),
  halal: ({ tags }) => when(tags["diet:halal"], { yes: "halal dishes", only: "halal dishes only" }),
  kosher: ({ tags }) => when(tags["diet:kosher"], { yes: "kosher dishes", only: "kosher dishes only" }),
  babyChange: ({ tags }) => when(tags["changing_table"], { yes: "a baby change table" }),
  playArea: ({ tags }) => when(tags["kids_area"], { yes: "a play area" }),
  drinkingWater: ({ tags, category }) =>
    category === "drinking_water" ? null : when(tags["drinking_water"], { yes: "drinking water" }),
  picnicTables: ({ tags }) => when(tags["picnic_table"], { yes: "picnic tables" }),
  barbecues: ({ tags, category }) =>
    category === "barbecue" ? null : when(tags["bbq"] ?? tags["barbecue_grill"], { yes: "barbecues" }),
  toilets: ({ tags, category }) =>
    category === "toilets" ? null : when(tags["toilets"], { yes: "toilets" }),
};

const sentences: Partial<Record<FactId, (place: PlaceNearby) => string | null>> = {
  english: englishName,
  callFirst: (place) =>
    place.category === "hospital" && !hasEmergencyDepartment(place)
      ? `${callFirst(place.tags)}we do not know whether it has an emergency department.`
      : null,
  length: ({ trail }) => (trail ? formatLength(trail) : null),
  mountain: ({ tags }) =>
    when(tags["sac_scale"], { mountain_hiking: "A mountain path: boots are a good idea." }),
  hours: ({ tags, category, checkHours }) => {
    const hours = formatOpeningHours(tags["opening_hours"]);
    // A beach is open at night: no fact.
    if (!hours || (hours === "24 hours a day" && NEVER_SHUT.has(category))) return null;
    return checkHours ? "Check the hours." : `Open ${hours}.`;
  },
  booking: ({ tags }) =>
    when(tags["reservation"], { required: "Bookings only.", recommended: "Bookings are recommended." }),
  fee: ({ tags, category }) =>
    when(tags["fee"], { yes: ENTERED.has(category) ? "There is an entry fee." : "There is a fee." }),
  free: ({ tags, category }) =>
    ENTERED.has(category) ? when(tags["fee"], { no: "Entry is free, going by the map." }) : null,
  cashOnly: ({ tags }) => (isCashOnly(tags) ? "Takes cash only, going by the map." : null),
  patrolled: ({ tags, category }) =>
    category === "beach"
      ? when(tags["supervised"], { yes: "Patrolled at times: swim between the flags." })
      : null,
  dogs: ({ tags }) => {
    if (!welcomesDogs(tags)) return null;
    return tags["dog"] === "leashed" ? "Dogs are welcome on a lead." : "Dogs are welcome.";
  },
  noDogs: ({ tags, category }) =>
    OUTDOORS.has(category) ? when(tags["dog"], { no: "No dogs, going by the map." }) : null,
  wheelchair: ({ tags }) =>
    when(tags["wheelchair"], {
      yes: "Wheelchair accessible, going by the map.",
      limited: "Partly wheelchair accessible, going by the map.",
    }),
  accessibleToilet: ({ tags }) =>
    when(tags["toilets:wheelchair"], { yes: "Accessible toilet, going by the map." }),
  sockets: ({ tags, category }) => (category === "charging" ? socketsOf(tags) : null),
  inside: ({ tags, category }) =>
    category === "defibrillator" ? when(tags["indoor"], { yes: "Inside a building." }) : null,
  phone: (place) => {
    const phone = phoneOf(place.tags);
    const isNamed = place.category === "hospital" && !hasEmergencyDepartment(place);
    return phone && !isNamed ? `Phone ${phone}.` : null;
  },
  website: ({ tags }) => {
    const website = websiteOf(tags);
    return website && `Website: ${website}`;
  },
};

function callFirst(tags: Tags): string {
  const phone = phoneOf(tags);
  if (phone) return `Call first on ${phone}: `;
  return websiteOf(tags) ? "Look at its website first: " : "Ask your host first: ";
}

/** Returns the known facts of a place, in their order. */
export function factsOf(place: PlaceNearby): FactId[] {
  return factIds.filter((id) => (extras[id]?.(place) ?? sentences[id]?.(place) ?? null) !== null);
}

/** Returns known facts as sentences in order, after a name in English and before the website. */
export function formatFacts(place: PlaceNearby, ids: readonly FactId[]): string[] {
  const unique = [...new Set(ids)].toSorted((a, b) => rankOf(a) - rankOf(b));
  const things = unique.flatMap((id) => extras[id]?.(place) ?? []);
  const first = unique.find((id) => extras[id]?.(place));
  return unique.flatMap((id) => {
    if (id === first) return [`${capital(formatList(things))}.`];
    return sentences[id]?.(place) ?? [];
  });
}

export const formatFact = (place: PlaceNearby, id: FactId) => formatFacts(place, [id])[0] ?? "";

const rankOf = (id: FactId) => (id === "english" ? -1 : id === "website" ? 1 : 0);

const when = (tag: string | undefined, sayings: Readonly<Record<string, string>>): string | null =>
  tag !== undefined && Object.hasOwn(sayings, tag) ? (sayings[tag] ?? null) : null;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "A loop of about 3.4 km." A line has to be walked back, which doubles it. */
function formatLength({ metres, shape }: Trail): string {
  const about = `about ${formatDistance(metres)}`;
  return {
    loop: `A loop of ${about}.`,
    line: `${capital(about)} one way.`,
    branches: `${capital(about)} in all.`,
  }[shape];
}

const CARDS = ["cards", "credit_cards", "debit_cards", "contactless", "visa", "mastercard"];

function isCashOnly(tags: Tags): boolean {
  if (tags["payment:cash"] === "only") return true;
  const cards = CARDS.map((kind) => tags[`payment:${kind}`]).filter((value) => value !== undefined);
  return tags["payment:cash"] === "yes" && cards.length > 0 && cards.every((value) => value === "no");
}

/** A letter of a script other than Latin. */
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u;

/** Returns the place's name in English, where the map has one and the name is not in Latin letters or differs. */
function englishName({ name, tags }: PlaceNearby): string | null {
  const english = tags["name:en"] ?? "";
  const words = new Set(normalisedWords(name));
  const isNew = !normalisedWords(english).some((word) => words.has(word));
  const isOther = english !== "" && (OTHER_SCRIPT.test(name) || isNew);
  return isOther && isPlausibleName(english) ? `Called “${english}” in English.` : null;
}
