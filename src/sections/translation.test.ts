import { expect, test } from "vitest";
import { sectionTypes } from "#sections/catalog.ts";
import { emptyContent, leavesOf, parseContent } from "#sections/section.ts";
import { translateContent, translationUnits } from "#sections/translation.ts";
import { storedContents } from "#test/storedContents.ts";

const wifi = { networkName: "Lakehouse-5G", password: "slow-morning-42", notes: "<p>Behind the TV</p>" };
const ideas = {
  items: [
    { name: "Kika", description: "Tapas", category: "Restaurant", placeId: "osm:node/1" },
    { name: "Sunrise from the deck", description: "", category: "" },
  ],
};

test("the words of a host are units; names, secrets and times are not", () => {
  expect(translationUnits("wifi", wifi)).toEqual([
    { path: "notes", kind: "html", value: "<p>Behind the TV</p>" },
  ]);
  expect(translationUnits("activities", ideas)).toEqual([
    { path: "items.0.description", kind: "text", value: "Tapas" },
    { path: "items.0.category", kind: "text", value: "Restaurant" },
    { path: "items.1.name", kind: "text", value: "Sunrise from the deck" },
  ]);
  const checkin = { ...emptyContent("checkin"), checkInTime: "15:00", doorCode: "4817" };
  expect(translationUnits("checkin", { ...checkin, details: "<p> </p>" })).toEqual([]);
});

test("translations come back to their places, and all else stays", () => {
  const translations = new Map([
    ["items.0.description", "Häppchen"],
    ["items.0.name", "Nobody asked for this one"],
    ["items.1.name", "Sonnenaufgang von der Terrasse"],
  ]);
  expect(translateContent("activities", ideas, translations)).toEqual({
    items: [
      { ...ideas.items[0], description: "Häppchen" },
      { ...ideas.items[1], name: "Sonnenaufgang von der Terrasse" },
    ],
  });
});

test("a blank translation takes nothing away", () => {
  const translations = new Map([["items.1.name", "  "]]);
  expect(translateContent("activities", ideas, translations)).toEqual(ideas);
});

test("of every type, units and only units change, and each that changes is of the content's schema", () => {
  for (const type of sectionTypes) {
    for (const stored of storedContents[type]) {
      const content = parseContent(type, stored).data ?? emptyContent(type);
      const units = translationUnits(type, content);
      const translations = new Map(units.map(({ path }) => [path, `«${path}»`]));
      const translated = translateContent(type, content, translations);
      expect(parseContent(type, translated).success).toBe(true);
      const before = leavesOf({ type, content });
      const after = leavesOf({ type, content: translated });
      expect(after).toEqual(
        before.map((leaf) => ({ ...leaf, value: translations.get(leaf.path) ?? leaf.value })),
      );
    }
  }
});
