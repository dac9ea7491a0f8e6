import { expect, test } from "vitest";
import type { GuestProfile } from "#generation/guestProfiles.ts";
import { makePlan } from "#generation/plan.ts";
import { writeWelcome } from "#generation/write/welcome.ts";
import type { Category } from "#places/category.ts";
import type { Located, PlaceNearby } from "#places/place.ts";
import { plainText } from "#sections/richtext/reading.ts";

const located: Located = {
  placeId: "index:1",
  source: "index",
  precision: "rooftop",
  street: "12 Lamplighter Street",
  unit: "",
  locality: "Port Ember",
  state: "Victoria",
  postcode: "",
  country: "AU",
  lat: 0,
  lon: 0,
};

const place = (
  name: string,
  category: Category,
  metres: number,
  tags: Record<string, string> = {},
): PlaceNearby => ({ id: name, name, category, metres, tags, lat: 0, lon: metres, source: "index", asOf: 0 });

function welcome(
  name: string,
  near: PlaceNearby[],
  guestProfiles: GuestProfile[] = ["couples"],
  round: number = 0,
) {
  const request = { name, propertyAddress: "12 Lamplighter Street", guestProfiles };
  const plan = makePlan(request, located, near, { now: 0, round });
  return plainText(writeWelcome(plan).content.text);
}

test.each([
  ["Lamp House", "elcome to Lamp House in Port Ember."],
  ["Port Ember Loft", "elcome to Port Ember Loft, and thank you for staying with us."],
  ["Stay & Chill!", "Welcome to Stay & Chill! Thank you for staying with us."],
])("guests are welcomed to %s", (name, words) => expect(welcome(name, [])).toContain(words));

test("each errand reads another way, the nearest first", () => {
  const near = [
    place("IGA", "supermarket", 700),
    place("Wick", "cafe", 40, { cuisine: "sandwich" }),
    place("Tinder", "restaurant", 480),
  ];
  expect(welcome("Lamp House", near)).toContain(
    "If you want a coffee, there is Wick, a café with sandwiches, a minute's walk away. " +
      "For a meal out there is Tinder, an 8-minute walk away. " +
      "And for groceries there is IGA, an 11-minute walk away.",
  );
});

test("who comes with a dog hears of the park that welcomes it, and families of no pub", () => {
  const parks = [place("Quiet Green", "park", 400, {}), place("Dog Green", "park", 500, { dog: "yes" })];
  expect(welcome("Lamp House", parks, ["pets"])).toContain("If you want some fresh air, there is Dog Green,");
  expect(welcome("Lamp House", parks)).toContain("If you want some fresh air, there is Quiet Green,");
  expect(welcome("Lamp House", [place("The Anchor", "pub", 90)], ["families"])).not.toContain("The Anchor");
});

test("written anew it reads another way", () => {
  expect(welcome("Lamp House", [], ["friends"], 1)).not.toBe(welcome("Lamp House", [], ["friends"]));
});
