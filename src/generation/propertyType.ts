import { withoutNumber } from "#places/streetLine.ts";
import type { Category } from "#places/category.ts";
import type { Located, PlaceNearby } from "#places/place.ts";

export const propertyTypes = [
  "city_apartment",
  "beach_house",
  "suburban_home",
  "town_house",
  "farm_stay",
  "alpine",
  "wine_country",
  "holiday_home",
] as const;
export type PropertyType = (typeof propertyTypes)[number];

/** The noun for each property type in a sentence. */
export const propertyNames: Record<PropertyType, string> = {
  city_apartment: "city apartment",
  beach_house: "beach house",
  suburban_home: "suburban home",
  town_house: "town house",
  farm_stay: "farm or rural stay",
  alpine: "alpine stay",
  wine_country: "wine country stay",
  holiday_home: "holiday home",
};

interface Evidence {
  type: PropertyType;
  /** Points for the type; negative ones are against it. */
  points: number;
  because: string;
}

export interface PropertyGuess {
  type: PropertyType;
  /** 0 to 1. */
  confidence: number;
  evidence: Evidence[];
}

/** Fewer points than this decide nothing. */
const MIN_TYPE_POINTS = 3;

/** Guesses the property type by adding up evidence; a holiday home where there is too little. */
export function guessPropertyType(located: Located | null, near: PlaceNearby[]): PropertyGuess {
  const evidence = located && located.precision !== "locality" ? gather(located, near) : [];
  const points = new Map<PropertyType, number>();
  for (const each of evidence) points.set(each.type, (points.get(each.type) ?? 0) + each.points);
  const [first, second] = [...points].toSorted((a, b) => b[1] - a[1]);
  if (!first || first[1] < MIN_TYPE_POINTS) return { type: "holiday_home", confidence: 0.3, evidence };
  const lead = first[1] - Math.max(0, second?.[1] ?? 0);
  const confidence = Math.min(0.95, 0.4 + lead * 0.06 + first[1] * 0.03);
  return { type: first[0], confidence: Math.round(confidence * 100) / 100, evidence };
}

const EVERYDAY: Category[] = [
  "restaurant",
  "cafe",
  "fast_food",
  "pub",
  "bar",
  "supermarket",
  "convenience",
  "bakery",
];

function gather({ unit, street }: Located, near: PlaceNearby[]): Evidence[] {
  const found: Evidence[] = [];
  const say = (type: PropertyType, points: number, because: string) => found.push({ type, points, because });
  const within = (metres: number, ...categories: Category[]) =>
    near.filter((place) => place.metres <= metres && categories.includes(place.category)).length;
  const nearest = (category: Category) =>
    near.find((place) => place.category === category)?.metres ?? Number.POSITIVE_INFINITY;

  const close = within(500, ...EVERYDAY);
  const wide = within(1500, ...EVERYDAY);
  const hasRail = within(800, "train", "tram") > 0;
  const isFlat = /\b(Unit|Apartment|Level)\b/.test(unit);
  // The main street of a small town has as many cafés as a city street, without a city around it.
  if (close >= 8)
    say(
      wide >= 40 || hasRail || isFlat ? "city_apartment" : "town_house",
      5,
      `${close} places to eat, drink and shop within 500 m`,
    );
  else if (wide >= 5) say("suburban_home", 3, `${wide} places to eat, drink and shop within 1.5 km`);
  else if (wide >= 1) say("town_house", 3, "a few shops or cafés within 1.5 km");
  if (close >= 3 && close < 8) say("town_house", 2, `${close} places to eat, drink and shop within 500 m`);
  if (wide >= 40) say("city_apartment", 3, `${wide} places to eat, drink and shop within 1.5 km`);
  if (hasRail) say("city_apartment", 2, "a train or tram stop within 800 m");
  if (isFlat) say("city_apartment", 3, `the address begins with ${unit}`);

  const beach = nearest("beach");
  if (beach <= 500) say("beach_house", 7, `a beach ${Math.round(beach / 10) * 10} m away`);
  else if (beach <= 1500) say("beach_house", 4, `a beach ${(beach / 1000).toFixed(1)} km away`);
  if (beach <= 1500 && within(2000, "surf", "boat_hire") > 0)
    say("beach_house", 2, "a surf shop or boat hire nearby");
  if (/\b(beach|ocean|shore|surf|seaview|foreshore|marine)\b/i.test(street)) {
    say("beach_house", beach <= 3000 ? 2 : 1, `the street is called ${withoutNumber(street)}`);
  }

  const lifts = within(5000, "ski");
  // A single one may be a funicular over a town.
  if (lifts > 0)
    say(
      "alpine",
      lifts === 1 ? 2 : 6 + Math.min(3, lifts),
      `${lifts} ski ${lifts === 1 ? "lift" : "lifts"} within 5 km`,
    );
  const vines = within(5000, "winery", "vineyard");
  if (vines >= 3) say("wine_country", 4 + Math.min(4, vines), `${vines} wineries or vineyards within 5 km`);
  if (within(700, "winery", "vineyard") > 0 && close < 8) say("wine_country", 3, "a vineyard within 700 m");

  const farms = within(1500, "farm");
  if (farms > 0 && close === 0)
    say("farm_stay", 3, `${farms} ${farms === 1 ? "farm" : "farms"} within 1.5 km`);
  // Where the map has no place at all, the map is empty.
  if (near.length > 0 && within(3000, ...EVERYDAY) === 0) say("farm_stay", 4, "no shop or café within 3 km");
  return found;
}
