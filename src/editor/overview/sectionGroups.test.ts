import { expect, test } from "vitest";
import { standardTypes } from "#sections/catalog.ts";
import { groupSections } from "#editor/overview/sectionGroups.ts";

const grouped = (sections: { type: string; own?: string }[]) =>
  groupSections(sections).map(({ name, sections: those }) => [name, those.map(({ type }) => type)]);

test("the sections of a guidebook stand by the part of a stay that they are for", () => {
  expect(grouped(standardTypes.map((type) => ({ type })))).toEqual([
    ["Arriving", ["checkin", "wifi", "transportation", "property"]],
    ["Living here", ["welcome", "amenities", "kitchen", "rules", "howto", "emergency"]],
    ["Around", ["places", "activities", "shopping", "dining", "services", "recommendations"]],
    ["Leaving", ["departure"]],
  ]);
});

test("a group has the host's order, and what they added comes last, whatever its shape", () => {
  const sections = [
    { type: "wifi" },
    { type: "howto", own: "own-abcdefgh" },
    { type: "minibar" },
    { type: "checkin" },
  ];
  expect(grouped(sections)).toEqual([
    ["Arriving", ["wifi", "checkin"]],
    ["Your own", ["howto", "minibar"]],
  ]);
});
