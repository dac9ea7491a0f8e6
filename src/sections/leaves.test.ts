import { describe, expect, test } from "vitest";
import { catalog, rowOf, sectionTypes, type SectionType } from "#sections/catalog.ts";
import {
  emptyContent,
  isEmptySection,
  leavesOf,
  mapLeaves,
  parseContent,
  picturesOf,
} from "#sections/section.ts";
import { shapes } from "#sections/shapes.ts";
import { storedContents } from "#test/storedContents.ts";

const leaves = (type: SectionType, content: unknown) =>
  leavesOf({ type, content: parseContent(type, content).data }).map(({ path, kind, value }) => [
    path,
    kind,
    value,
  ]);

describe("the leaves of a section", () => {
  test("say what is secret, what is a time and what is rich text", () => {
    const content = {
      doorCode: "4821#",
      checkInTime: "15:00",
      details: "<p>Left</p>",
      checkInType: "Key safe",
    };
    expect(leaves("checkin", content)).toEqual([
      ["checkInType", "text", "Key safe"],
      ["checkInTime", "time", "15:00"],
      ["details", "html", "<p>Left</p>"],
      ["doorCode", "secret", "4821#"],
    ]);
    expect(leaves("wifi", { networkName: "Lake", password: "kea" })).toEqual([
      ["networkName", "text", "Lake"],
      ["password", "secret", "kea"],
    ]);
  });

  test("reach into lists and guides", () => {
    const picture = `/media/${"a".repeat(64)}.jpg`;
    expect(
      leaves("howto", { items: [{ title: "Spa", description: "<p>Lift</p>", imageUrls: [picture] }] }),
    ).toEqual([
      ["items.0.title", "text", "Spa"],
      ["items.0.description", "html", "<p>Lift</p>"],
      ["items.0.imageUrls.0", "picture", picture],
    ]);
    expect(leaves("rules", { rules: ["No smoking", "No shoes"] })).toEqual([
      ["rules.0", "text", "No smoking"],
      ["rules.1", "text", "No shoes"],
    ]);
  });

  test("tell a place from an idea, and know a place by its id", () => {
    const items = [{ name: "Kika", placeId: "osm:node/1" }, "Sunrise from the deck"];
    const named = (type: SectionType) => leavesOf({ type, content: parseContent(type, { items }).data });
    expect(named("dining")).toEqual([
      { path: "items.0.name", kind: "place", value: "Kika", verbatim: true, placeId: "osm:node/1" },
      { path: "items.1.name", kind: "place", value: "Sunrise from the deck", verbatim: true },
    ]);
    expect(named("activities").map(({ kind }) => kind)).toEqual(["place", "text"]);
  });

  test("of every type hold every word that is stored, once", () => {
    for (const type of sectionTypes) {
      for (const stored of storedContents[type]) {
        const content = parseContent(type, stored).data;
        const found = leavesOf({ type, content });
        expect(found.map(({ value }) => value).toSorted()).toEqual(textsIn(content).toSorted());
        expect(new Set(found.map(({ path }) => path)).size).toBe(found.length);
        for (const { path, value } of found) expect(at(content, path)).toBe(value);
      }
    }
  });
});

test("what is mapped to itself stays as it is, for every type", () => {
  for (const type of sectionTypes) {
    for (const stored of storedContents[type]) {
      const content = parseContent(type, stored).data ?? emptyContent(type);
      expect(mapLeaves(type, content, ({ value }) => value)).toEqual(content);
    }
  }
});

test("a leaf that is left out is absent; with the name of an item the item goes", () => {
  const content = {
    items: [
      { name: "Kika", description: "Tapas", category: "" },
      { name: "Rippon", description: "", category: "" },
    ],
  };
  const change = ({ path, value }: { path: string; value: string }) =>
    path === "items.0.name" || value === "Tapas" ? undefined : value;
  expect(mapLeaves("dining", content, change)).toEqual({ items: [content.items[1]] });
});

test("the pictures of a section are those in its text and those beside it", () => {
  const [one, two] = ["a", "b"].map((character) => `/media/${character.repeat(64)}.jpg`);
  const description = `<p>Lift</p><img src="${one}" srcset="/media/${"a".repeat(64)}-480.webp 480w" alt="a > b">`;
  const content = { items: [{ title: "Spa", description, videoUrl: "", imageUrls: [two] }] };
  expect(picturesOf({ type: "howto", content })).toEqual([one, two]);
});

test("a section is empty where no leaf has a word or a picture", () => {
  expect(isEmptySection({ type: "welcome", content: { text: "<p>&nbsp;</p>" } })).toBe(true);
  expect(
    isEmptySection({ type: "welcome", content: { text: '<p><img src="/media/a.jpg" alt=""></p>' } }),
  ).toBe(false);
  for (const type of sectionTypes) expect(isEmptySection({ type, content: emptyContent(type) })).toBe(true);
  expect(catalog.activities.shape).toBe("ideas");
});

test("a row of the catalog names fields of its own shape alone", () => {
  for (const type of sectionTypes) {
    const { shape, hint, quickLink } = rowOf(type);
    const named = [...(quickLink?.fields ?? []), ...(hint && "field" in hint ? [hint.field] : [])];
    expect(Object.keys(shapes[shape].schema.shape)).toEqual(expect.arrayContaining(named));
  }
});

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function at(content: unknown, path: string): unknown {
  return path.split(".").reduce((value: any, key) => value?.[key], content); // oxlint-disable-line no-explicit-any
}
