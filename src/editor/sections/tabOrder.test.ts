import { expect, test } from "vitest";
import { standardTypes } from "#sections/catalog.ts";
import { inTabOrder } from "#editor/sections/SectionGrid.tsx";

const all = standardTypes.map((type) => ({ type: type as string }));
const types = (sections: { type: string }[]) => sections.map(({ type }) => type);

test("the seven that hosts need most come first", () => {
  expect(types(inTabOrder(all)).slice(0, 7)).toEqual([
    "welcome",
    "wifi",
    "checkin",
    "rules",
    "recommendations",
    "departure",
    "property",
  ]);
});

test("every type has a tab", () => expect(types(inTabOrder(all)).toSorted()).toEqual(types(all).toSorted()));

test("a type that nobody knows comes last", () => {
  expect(types(inTabOrder([{ type: "minibar" }, { type: "howto" }, { type: "wifi" }]))).toEqual([
    "wifi",
    "howto",
    "minibar",
  ]);
});
