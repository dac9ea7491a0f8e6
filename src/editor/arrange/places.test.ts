import { expect, test } from "vitest";
import { movePlace, nameOf, toLayout, type Place } from "#editor/arrange/places.ts";

const place = (id: string): Place => ({
  id,
  type: "wifi",
  hidden: false,
  title: "",
  icon: null,
  isOwn: false,
});
const places = ["a", "b", "c"].map(place);
const ids = (some: Place[]) => some.map(({ id }) => id).join("");

test("a section moves up and down, and never out of the list", () => {
  expect(ids(movePlace(places, 0, 2))).toBe("bca");
  expect(ids(movePlace(places, 2, 0))).toBe("cab");
  expect(ids(movePlace(places, 0, -1))).toBe("abc");
  expect(ids(movePlace(places, 2, 3))).toBe("abc");
});

test("a tile without a name of the host's has that of its type", () => {
  expect(nameOf({ type: "welcome", title: " " })).toBe("House Info");
  expect(nameOf({ type: "property", title: "" })).toBe("Property");
  expect(nameOf({ type: "welcome", title: " Hello " })).toBe("Hello");
  expect(toLayout([{ ...place("a"), title: "  " }])).toEqual([
    { id: "a", hidden: false, title: null, icon: null },
  ]);
});
