import { expect, test } from "vitest";
import { moveSection, nameOf, toLayout, type ArrangedSection } from "#editor/arrange/sectionOrder.ts";

const place = (id: string): ArrangedSection => ({
  id,
  type: "wifi",
  hidden: false,
  title: "",
  icon: null,
  isOwn: false,
  isEmpty: false,
});
const places = ["a", "b", "c"].map(place);
const ids = (some: ArrangedSection[]) => some.map(({ id }) => id).join("");

test("a section moves up and down, and never out of the list", () => {
  expect(ids(moveSection(places, 0, 2))).toBe("bca");
  expect(ids(moveSection(places, 2, 0))).toBe("cab");
  expect(ids(moveSection(places, 0, -1))).toBe("abc");
  expect(ids(moveSection(places, 2, 3))).toBe("abc");
});

test("a tile without a name of the host's has that of its type", () => {
  expect(nameOf({ type: "welcome", title: " " })).toBe("Welcome Message");
  expect(nameOf({ type: "property", title: "" })).toBe("Property");
  expect(nameOf({ type: "welcome", title: " Hello " })).toBe("Hello");
  expect(toLayout([{ ...place("a"), title: "  " }])).toEqual([
    { id: "a", hidden: false, title: null, icon: null },
  ]);
});
