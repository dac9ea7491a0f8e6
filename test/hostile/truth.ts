import { wordsOfTags } from "#test/hostile/districtWords.ts";
import { madeUpDistrict, portEmber } from "#test/madeUpDistrict.ts";

/** What is true of a place in the made-up district, worked out from its elements alone, without the product's code. */
export interface Truth {
  name: string;
  label: string;
  noun: string;
  /** Where more is known of its kind than the label has: "Italian restaurant". */
  kind: string | null;
  way: string;
  walk: string;
  /** What may be said of it, in any order. */
  facts: string[];
  /** Things to have there, of which any in any order make one sentence. */
  extras: string[];
  tags: Readonly<Record<string, string>>;
}

const RADIUS = 6_371_008.8;
const rad = (degrees: number) => (degrees * Math.PI) / 180;
/** Great-circle distance, by the haversine formula. */
function metresBetween(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const half = (x: number) => Math.sin(rad(x) / 2) ** 2;
  const h = half(b.lat - a.lat) + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * half(b.lon - a.lon);
  return 2 * RADIUS * Math.asin(Math.sqrt(h));
}

function inWords(metres: number): { way: string; walk: string } {
  const far =
    metres < 995
      ? `${Math.max(10, Math.round(metres / 10) * 10)} m`
      : metres < 9950
        ? `${String(Math.round(metres / 100) / 10)} km`
        : `${Math.round(metres / 1000)} km`;
  const about = `about ${far} away`;
  if (metres >= 9950) return both(`${about} as the crow flies`);
  if (metres > 2000) return both(about);
  const minutes = Math.max(1, Math.round((metres * 1.3) / 80));
  const a = [8, 11, 18].includes(minutes) ? "an" : "a";
  return {
    way: `${about}, ${minutes} ${minutes === 1 ? "minute" : "minutes"} on foot`,
    walk: minutes === 1 ? "a minute's walk away" : `${a} ${minutes}-minute walk away`,
  };
}
const both = (words: string) => ({ way: words, walk: words });

interface Element {
  lat: number;
  lon: number;
  /** The course of a walk. */
  geometry?: { lat: number; lon: number }[];
  tags: Record<string, string>;
}

/** The house that Lamp House is: 12 Lamplighter Street. */
const lampHouse = madeUpDistrict.elements.find(
  ({ tags }: Element) => tags["addr:housenumber"] === "12" && tags["addr:street"] === "Lamplighter Street",
) ?? { ...portEmber };

/** Returns every place of the district as it is seen from Lamp House. */
export function truthsOfDistrict(): Truth[] {
  return madeUpDistrict.elements.flatMap((element: Element) => {
    const { tags, geometry } = element;
    const words = wordsOfTags(tags);
    if (!words) return [];
    const name = tags["name"] ?? `${words.label}${nearOf(element)}`;
    const ends = geometry ? [geometry[0], geometry.at(-1)].flatMap((end) => end ?? []) : [element];
    const metres = Math.min(...ends.map((end) => metresBetween(lampHouse, end)));
    const { facts, extras } = sayable(isGuarded(element) ? { ...tags, supervised: "yes" } : tags);
    const own = geometry ? [formatCourse(geometry), ...facts] : facts;
    // A value that its kind names has no label.
    const label = tags["name"] ? words.label : "";
    return [{ name, ...words, label, ...inWords(metres), facts: own, extras, tags }];
  });
}

/** A lifeguard looks after the beach that is nearest, at most 600 m off. */
function isGuarded(beach: Element): boolean {
  const all: Element[] = madeUpDistrict.elements;
  const beaches = all.filter(({ tags }) => tags["natural"] === "beach");
  return all
    .filter(({ tags }) => tags["emergency"] === "lifeguard")
    .some((guard) => {
      const near = beaches.toSorted((a, b) => metresBetween(guard, a) - metresBetween(guard, b))[0];
      return near === beach && metresBetween(guard, beach) <= 600;
    });
}

/** What in the district stands near enough for a thing without a name to be told by it. */
const FOUND_BY = /^(park|garden|beach|nature_reserve|museum|library|mall|supermarket|sports_centre|station)$/;

function nearOf(element: Element): string {
  const named = madeUpDistrict.elements.filter(
    ({ tags }: Element) => tags["name"] && Object.values(tags).some((value) => FOUND_BY.test(value)),
  );
  const [nearest] = named
    .map((each: Element) => ({ name: each.tags["name"], metres: metresBetween(each, element) }))
    .toSorted((a, b) => a.metres - b.metres);
  return nearest && nearest.metres <= 150 ? ` near ${nearest.name}` : "";
}

/** How long a walk is, stretch by stretch; one that ends where it began is a loop. */
function formatCourse(course: { lat: number; lon: number }[]): string {
  const metres = course.reduce((sum, to, at) => sum + metresBetween(course[at - 1] ?? to, to), 0);
  const [first, last] = [course[0], course.at(-1)];
  const isLoop = first?.lat === last?.lat && first?.lon === last?.lon;
  const long = `about ${metres < 995 ? `${Math.round(metres / 10) * 10} m` : `${Math.round(metres / 100) / 10} km`}`;
  return isLoop ? `A loop of ${long}.` : `A${long.slice(1)} one way.`;
}

/** The hours in the district, read by a person. */
const HOURS: Record<string, string> = {
  "Mo-Su 07:00-15:00": "7 am to 3 pm daily",
  "We-Su 17:30-22:00": "Wednesday to Sunday 5:30 pm to 10 pm",
  "Mo-Su 11:00-23:00": "11 am to 11 pm daily",
  "Tu-Sa 06:30-14:00": "Tuesday to Saturday 6:30 am to 2 pm",
  "Mo-Su 07:00-21:00": "7 am to 9 pm daily",
  "24/7": "24 hours a day",
  "Sa 08:00-13:00": "Saturday 8 am to 1 pm",
  "Tu-Su 10:00-17:00": "Tuesday to Sunday 10 am to 5 pm",
  "Mo-Fr 06:00-20:00; Sa,Su 08:00-18:00": "Monday to Friday 6 am to 8 pm, weekends 8 am to 6 pm",
  "Mo-Fr 08:30-18:00; Sa 09:00-13:00": "Monday to Friday 8:30 am to 6 pm, Saturday 9 am to 1 pm",
  "Mo-Su 06:30-14:30": "6:30 am to 2:30 pm daily",
  "Th-Su 12:00-15:00,17:30-21:00": "Thursday to Sunday noon to 3 pm and 5:30 pm to 9 pm",
  "Mo-Su 07:00-18:00": "7 am to 6 pm daily",
  "Mo-Su 06:00-20:00": "6 am to 8 pm daily",
};

function sayable(tags: Record<string, string>): { facts: string[]; extras: string[] } {
  const hours = HOURS[tags["opening_hours"] ?? ""];
  const isTakeaway = tags["amenity"] === "fast_food";
  const facts = [
    hours && `Open ${hours}.`,
    tags["fee"] === "yes" && (tags["amenity"] ? "There is a fee." : "There is an entry fee."),
    tags["supervised"] === "yes" &&
      tags["natural"] === "beach" &&
      "Patrolled at times: swim between the flags.",
    tags["dog"] === "yes" && "Dogs are welcome.",
    tags["dog"] === "leashed" && "Dogs are welcome on a lead.",
    tags["wheelchair"] === "yes" && "Wheelchair accessible, going by the map.",
    tags["wheelchair"] === "limited" && "Partly wheelchair accessible, going by the map.",
    tags["dog"] === "no" && "No dogs, going by the map.",
    tags["sac_scale"] === "mountain_hiking" && "A mountain path: boots are a good idea.",
    tags["emergency"] === "defibrillator" && tags["indoor"] === "yes" && "Inside a building.",
    tags["phone"] && `Phone ${tags["phone"]}.`,
    tags["website"] && `Website: ${tags["website"]}`,
  ];
  const extras = [
    !isTakeaway && tags["takeaway"] === "yes" && "takeaway",
    tags["outdoor_seating"] === "yes" && "tables outside",
    tags["highchair"] === "yes" && "highchairs",
    tags["changing_table"] === "yes" && "a baby change table",
  ];
  const only = (all: (string | false | undefined)[]) =>
    all.filter((each) => typeof each === "string" && each !== "");
  return { facts: only(facts) as string[], extras: only(extras) as string[] }; // filtered
}
