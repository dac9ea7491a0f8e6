import { describe, expect, test } from "vitest";
import type { Brief } from "#generation/briefs.ts";
import { withoutDuplicates } from "#generation/duplicates.ts";
import { withoutHoles } from "#generation/cityReach.ts";
import type { GuestProfile } from "#generation/guestProfiles.ts";
import { pickPlaces } from "#generation/pick.ts";
import type { Category } from "#places/category.ts";
import type { PlaceNearby } from "#places/place.ts";

let id = 0;
function place(
  name: string,
  category: Category,
  metres: number,
  tags: Record<string, string> = {},
): PlaceNearby {
  id += 1;
  const at = { lat: metres / 111_195, lon: 0 };
  return { id: `osm:node/${id}`, name, category, metres, tags, ...at, source: "index", asOf: 0 };
}
const names = (places: PlaceNearby[]) => places.map(({ name }) => name);
const dining: Brief = {
  limit: 4,
  groups: [
    { categories: ["cafe"], within: 20_000, limit: 3 },
    { categories: ["pub"], within: 20_000, limit: 2 },
  ],
};
const noGuests = { profiles: [], round: 0 };

test("of a place drawn twice the drawing that says more stays; unnamed ones go", () => {
  const twice = [
    place("Wick", "cafe", 200),
    place("WICK", "cafe", 208, { phone: "+61 3 5550 0101" }),
    place("", "cafe", 9),
  ];
  expect(withoutDuplicates(twice)).toEqual([twice[1]]);
  const chain = [place("Wick", "cafe", 200), place("Wick", "cafe", 900)];
  expect(withoutDuplicates(chain)).toEqual(chain);
});

test("each group has its share, nearest first, a name once", () => {
  const near = [
    place("A", "cafe", 400),
    place("B", "cafe", 100),
    place("A", "cafe", 2000),
    place("C", "cafe", 900),
    place("D", "cafe", 950),
    place("The Anchor", "pub", 300),
  ];
  expect(names(pickPlaces(dining, near, noGuests))).toEqual(["B", "A", "C", "The Anchor"]);
});

test("sights and things to do stand mixed, whatever their kind", () => {
  const near = [place("Wick", "cafe", 900), place("Anchor", "pub", 100)];
  expect(names(pickPlaces(dining, near, noGuests))).toEqual(["Wick", "Anchor"]);
  expect(names(pickPlaces({ ...dining, mixed: true }, near, noGuests))).toEqual(["Anchor", "Wick"]);
});

test("a cuisine at most twice while there is something else", () => {
  const brief: Brief = { limit: 3, groups: [{ categories: ["restaurant"], within: 5000, limit: 3 }] };
  const near = [
    ...[1, 2, 3].map((n) => place(`Thai ${n}`, "restaurant", n * 10, { cuisine: "thai" })),
    place("Greek", "restaurant", 400, { cuisine: "greek" }),
  ];
  expect(names(pickPlaces(brief, near, noGuests))).toEqual(["Thai 1", "Thai 2", "Greek"]);
});

test("nobody is sent 20 km for a pub with one around the corner", () => {
  const near = [place("Near", "pub", 300), place("Far", "pub", 19_000)];
  expect(names(pickPlaces(dining, near, noGuests))).toEqual(["Near"]);
  expect(
    names(pickPlaces(dining, [place("Far", "pub", 12_000), place("Farther", "pub", 19_000)], noGuests)),
  ).toEqual(["Far", "Farther"]);
});

test("guests weigh: who comes with a dog is told where dogs are welcome", () => {
  const brief: Brief = { limit: 1, groups: [{ categories: ["cafe"], within: 5000, limit: 1 }] };
  const near = [place("No dogs", "cafe", 300, { dog: "no" }), place("Dogs", "cafe", 350, { dog: "yes" })];
  expect(names(pickPlaces(brief, near, noGuests))).toEqual(["No dogs"]);
  expect(names(pickPlaces(brief, near, { profiles: ["pets"], round: 0 }))).toEqual(["Dogs"]);
});

test("a chain is named once, whatever each of its branches is called", () => {
  const near = ["Kiosk North", "Kiosk South", "Kiosk West"].map((name, at) =>
    place(name, "cafe", 100 + at, { brand: "Kiosk" }),
  );
  expect(names(pickPlaces(dining, [...near, place("Own", "cafe", 300)], noGuests))).toEqual([
    "Own",
    "Kiosk North",
  ]);
});

test("what is not for these guests is left out, however near", () => {
  const bars: Brief = { limit: 3, groups: [{ categories: ["bar", "pub"], within: 5000, limit: 3 }] };
  const near = [place("Beacon", "bar", 50), place("Anchor", "pub", 900)];
  expect(names(pickPlaces(bars, near, { profiles: ["families"], round: 0 }))).toEqual(["Anchor"]);
  expect(names(pickPlaces(bars, near, { profiles: ["friends"], round: 0 }))).toEqual(["Beacon", "Anchor"]);
  const steps = [place("Steps", "cafe", 50, { wheelchair: "no" })];
  expect(pickPlaces(dining, steps, { profiles: ["accessible"], round: 0 })).toEqual([]);
});

describe("where the nearest is asked for", () => {
  const services: Brief = {
    limit: 3,
    nearest: true,
    groups: [
      { categories: ["hospital"], within: 100_000, limit: 1 },
      { categories: ["pharmacy"], within: 20_000, limit: 1 },
    ],
  };
  const pharmacies = [
    place("Plain", "pharmacy", 900),
    place("Known", "pharmacy", 950, { phone: "+61 3 5550 0101", opening_hours: "24/7", website: "x" }),
  ];

  test("nothing else counts, in no round", () => {
    for (const round of [0, 1, 2]) {
      expect(names(pickPlaces(services, pharmacies, { profiles: ["families"], round }))).toEqual(["Plain"]);
    }
  });
});

test("a later round begins with others", () => {
  const near = ["A", "B", "C", "D", "E"].map((name, at) => place(name, "cafe", 100 + at));
  expect(names(pickPlaces(dining, near, noGuests))).toEqual(["A", "B", "C"]);
  expect(names(pickPlaces(dining, near, { profiles: [], round: 1 }))).toEqual(["A", "D", "E"]);
});

test("a hospital that takes everybody in comes before a nearer one of which that is not known", () => {
  const brief: Brief = {
    limit: 1,
    nearest: true,
    groups: [{ categories: ["hospital"], within: 120_000, limit: 1 }],
  };
  const certain = place("Base Hospital", "hospital", 40_000, { emergency: "yes" });
  const near = [place("St Anselm's", "hospital", 900), certain];
  expect(pickPlaces(brief, near, { profiles: [], round: 0 })).toEqual([certain]);
});

test("walks of one name and another number begin at the same gate: one is enough", () => {
  const brief: Brief = { limit: 3, groups: [{ categories: ["walk"], within: 20_000, limit: 3 }] };
  const near = [
    place("Tour 4", "walk", 900),
    place("Tour 5", "walk", 950),
    place("Cliff Walk", "walk", 4000),
  ];
  expect(names(pickPlaces(brief, near, noGuests))).toEqual(["Tour 4", "Cliff Walk"]);
});

test("where no emergency department is certain, a hospital comes before a foundation that is nearer", () => {
  const brief: Brief = {
    limit: 1,
    nearest: true,
    groups: [{ categories: ["hospital"], within: 120_000, limit: 1 }],
  };
  const near = [
    place("Fondation Ott", "hospital", 400),
    place("Centre hospitalier du Port", "hospital", 1500),
  ];
  expect(names(pickPlaces(brief, near, noGuests))).toEqual(["Centre hospitalier du Port"]);
  const heart = place("Centre Cardio Thoracique", "hospital", 100, { emergency: "yes" });
  expect(names(pickPlaces(brief, [heart, ...near], noGuests))).toEqual(["Centre hospitalier du Port"]);
  const certain = place("Base Hospital", "hospital", 60_000, { emergency: "yes" });
  expect(names(pickPlaces(brief, [...near, certain], noGuests))).toEqual(["Base Hospital"]);
});

test("cash comes from a machine, and from a bank where there is none near", () => {
  const brief: Brief = {
    limit: 1,
    nearest: true,
    groups: [{ categories: ["atm", "bank"], within: 20_000, limit: 1 }],
  };
  const bank = place("Harbour Bank", "bank", 50);
  expect(names(pickPlaces(brief, [bank, place("Otto", "atm", 300)], noGuests))).toEqual(["Otto"]);
  expect(names(pickPlaces(brief, [bank, place("Otto", "atm", 1500)], noGuests))).toEqual(["Harbour Bank"]);
});

test("a second stop is named where it is within a walk", () => {
  const brief: Brief = {
    limit: 2,
    nearest: true,
    groups: [{ categories: ["train"], within: 30_000, limit: 2 }],
  };
  const central = place("Central", "train", 300);
  expect(names(pickPlaces(brief, [central, place("Museum", "train", 900)], noGuests))).toHaveLength(2);
  expect(names(pickPlaces(brief, [central, place("Far End", "train", 20_000)], noGuests))).toEqual([
    "Central",
  ]);
});

test("what somebody needs filters, whatever others would like", () => {
  const brief: Brief = { limit: 4, groups: [{ categories: ["walk", "beach"], within: 20_000, limit: 4 }] };
  const near = [
    place("Ridge Trail", "walk", 500, { dog: "no" }),
    place("Wreck Cove", "beach", 700),
    place("Steep Cove", "beach", 600, { wheelchair: "no" }),
  ];
  const forGuests = (...profiles: GuestProfile[]) => names(pickPlaces(brief, near, { profiles, round: 0 }));
  expect(forGuests("couples", "pets")).toEqual(["Steep Cove", "Wreck Cove"]);
  expect(forGuests("accessible", "active")).toEqual(["Ridge Trail", "Wreck Cove"]);
});

test("in a city what is far away is a hole in the map, but for what people travel to", () => {
  const city = Array.from({ length: 45 }, (_, at) => place(`Café ${at}`, "cafe", 100 + at));
  const far = [
    place("Gym", "sports_centre", 26_000),
    place("Far Hospital", "hospital", 76_000),
    place("Next Town Hospital", "hospital", 25_000),
    place("Airport", "airport", 30_000),
    place("Castle", "heritage", 26_000, { wikidata: "Q1" }),
  ];
  expect(names(withoutHoles([...city, ...far])).slice(45)).toEqual([
    "Next Town Hospital",
    "Airport",
    "Castle",
  ]);
  const town = [...city.slice(30), ...far, place("Fuel", "fuel", 59_000)];
  expect(names(withoutHoles(town)).slice(15)).toEqual(["Gym", "Next Town Hospital", "Airport", "Castle"]);
  expect(withoutHoles(town.slice(6))).toHaveLength(town.length - 6);
});

test("a group with nothing within a walk comes after one that has something", () => {
  const near = [place("Far Café", "cafe", 1900), place("The Anchor", "pub", 400)];
  expect(names(pickPlaces(dining, near, noGuests))).toEqual(["The Anchor", "Far Café"]);
});

test("what is over the sea comes after what this side has, an emergency department too", () => {
  const overSea = (...args: Parameters<typeof place>) => ({ ...place(...args), isOverSea: true });
  const near = [
    overSea("Aquarium Café", "cafe", 900),
    place("Home Café", "cafe", 4000),
    overSea("Great Hospital", "hospital", 9000, { emergency: "yes" }),
    place("Island Hospital", "hospital", 12_000, { amenity: "hospital" }),
  ];
  expect(names(pickPlaces(dining, near, noGuests))).toEqual(["Home Café"]);
  const care: Brief = {
    limit: 1,
    nearest: true,
    groups: [{ categories: ["hospital"], within: 90_000, limit: 1 }],
  };
  expect(names(pickPlaces(care, near, noGuests))).toEqual(["Island Hospital"]);
});

test("of those that are told by their kind alone one is enough, whatever the map calls them", () => {
  const near = [place("Spielplatz", "playground", 300), place("", "playground", 500)];
  const brief: Brief = { limit: 4, groups: [{ categories: ["playground"], within: 5000, limit: 3 }] };
  expect(pickPlaces(brief, near, noGuests)).toEqual([near[0]]);
});
