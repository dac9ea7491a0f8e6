import { describe, expect, test } from "vitest";
import { briefs } from "#generation/briefs.ts";
import { withChains } from "#generation/chains.ts";
import { withoutDuplicates } from "#generation/duplicates.ts";
import { openness } from "#generation/openness.ts";
import { pickPlaces } from "#generation/pick.ts";
import { coreOfName, isOnlyKind, shownName } from "#generation/placeName.ts";
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
const noGuests = { profiles: [], round: 0 };
const names = (section: "places" | "dining" | "activities", near: PlaceNearby[]) => {
  const brief = briefs[section];
  return brief ? pickPlaces(brief, near, noGuests).map(({ name }) => name) : [];
};

describe("what a guest would want comes first", () => {
  test("a known museum before nearer galleries that nobody knows", () => {
    const near = [
      place("Kaleva Frames", "gallery", 120),
      place("Studio Nord", "gallery", 300),
      place("Print Room", "gallery", 450),
      place("Ateneum", "museum", 1400, { wikidata: "Q754507" }),
    ];
    expect(names("places", near)[0]).toBe("Ateneum");
    expect(names("places", near)).toHaveLength(4);
  });

  test("a palace and a casino that an encyclopedia knows", () => {
    const fillers = ["A", "B", "C", "D", "E"].map((name, at) => place(name, "viewpoint", 100 + at));
    const near = [
      ...fillers,
      place("Palais", "heritage", 1900, { wikidata: "Q1" }),
      place("Casino", "attraction", 1200, { wikidata: "Q2", tourism: "attraction" }),
    ];
    expect(names("places", near).slice(0, 2)).toEqual(["Casino", "Palais"]);
  });

  test("a kitchen that is open in the evenings before one that is only open for lunch on Tuesdays", () => {
    const near = [
      place("Tuesday Table", "restaurant", 200, { opening_hours: "Tu 12:00-14:00" }),
      place("Net Loft", "restaurant", 260, { opening_hours: "Mo-Su 17:00-22:00" }),
    ];
    expect(names("dining", near)).toEqual(["Net Loft", "Tuesday Table"]);
  });

  test("how often a place is open when guests want it", () => {
    const cafe = (opening_hours: string) => openness(place("Wick", "cafe", 10, { opening_hours }));
    expect(cafe("Mo-Su 07:00-15:00")).toBe(1);
    expect(cafe("Mo-Su 10:30-23:00")).toBe(0);
    expect(cafe("Mo-Su 07:00-15:00; Jun-Aug off")).toBe(0.75);
    expect(cafe("sometimes")).toBeNull();
    expect(openness(place("Late", "bar", 10, { opening_hours: "Fr,Sa 19:00-02:00" }))).toBeCloseTo(2 / 7);
    expect(openness({ ...place("Old", "bar", 10, { opening_hours: "24/7" }), checkHours: true })).toBeNull();
  });

  test("branches are known by their name, or by standing here twice", () => {
    const near = [
      place("Starbucks", "cafe", 100),
      place("Robert's Coffee", "cafe", 120),
      place("Robert's Coffee", "cafe", 900),
      place("Wick & Crumb", "cafe", 250),
    ];
    expect(names("dining", withChains(near))).toEqual(["Wick & Crumb", "Starbucks", "Robert's Coffee"]);
  });

  test("a sight within a walk before better known ones a drive away", () => {
    const near = [
      place("Parliament", "attraction", 7600, { wikidata: "Q1" }),
      place("Falconry", "attraction", 300),
    ];
    expect(names("places", near)).toEqual(["Falconry", "Parliament"]);
  });

  test("but what is far away is not worth it for being known", () => {
    const near = [
      place("Home Beach", "beach", 300),
      place("Famous Beach", "beach", 38_000, { wikidata: "Q3" }),
    ];
    expect(names("places", near)[0]).toBe("Home Beach");
  });

  test("a chain comes after what is only here, and a page in an encyclopedia feeds nobody", () => {
    const near = [
      place("Burger Planet", "restaurant", 100, { brand: "Burger Planet" }),
      place("Saffron Lane", "restaurant", 500),
      place("Old Mint", "restaurant", 9000, { wikidata: "Q4" }),
    ];
    expect(names("dining", near).slice(0, 2)).toEqual(["Saffron Lane", "Burger Planet"]);
  });
});

describe("names", () => {
  test.each(["playground", "Bar", "The Kiosk", "Car Park", "Spielplatz", "Fish & Chips", "Café"])(
    "%s is only a kind",
    (name) => expect(isOnlyKind(name)).toBe(true),
  );
  test.each(["Guflina", "The Tinder Box", "Park Road Café", "Anchor Playground"])("%s is a name", (name) =>
    expect(isOnlyKind(name)).toBe(false),
  );

  test("a kind is told with its street or what it stands near, and what is no facility is in no list without", () => {
    const known = place("playground", "playground", 200, { "addr:street": "Shore Street" });
    expect(shownName(known)).toBe("Playground, Shore Street");
    const unnamed = place("", "playground", 50);
    expect(shownName(unnamed)).toBe("Playground");
    expect(shownName({ ...unnamed, landmark: "Fishers Green" })).toBe("Playground near Fishers Green");
    expect(names("activities", [unnamed])).toEqual([""]);
    expect(names("activities", [place("", "playground", 5000)])).toEqual([]);
    expect(names("dining", [place("Bar", "bar", 50)])).toEqual([]);
  });

  test("two names for one place fold, the one with more tags stays", () => {
    const guflina = place("Guflina", "restaurant", 405, { cuisine: "maltese", phone: "1" });
    const near = [place("Café Guflina", "cafe", 400), guflina, place("Guflina", "cafe", 900)];
    expect(withoutDuplicates(near)).toEqual([guflina, near[2]]);
    expect(withoutDuplicates([place("", "picnic", 10), place("", "picnic", 20)])).toHaveLength(1);
    expect(withoutDuplicates([place("", "picnic", 10), place("Rotunda Lawn", "picnic", 30)])).toHaveLength(1);
    expect(withoutDuplicates([place("", "cafe", 10)])).toEqual([]);
    expect(coreOfName("Bar")).toBe("bar");
    expect(withoutDuplicates([place("Bar", "bar", 10), place("Pub", "pub", 12)])).toHaveLength(2);
  });
});
