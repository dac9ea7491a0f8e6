import { expect, test } from "vitest";
import DashboardScreen from "#editor/dashboard/DashboardScreen.tsx";
import { listedGuidebook } from "#test/listedGuidebook.ts";
import { buttonNamed, json, openMenu, openScreen, press } from "#test/openScreen.tsx";
import { perform } from "#test/render.tsx";

const lake = listedGuidebook({ emptySections: ["amenities", "howto", "places"] });
const flat = listedGuidebook({ id: "g2", name: "City Flat" });
const today = new Date().toISOString().slice(0, 10);

const opens = {
  total: 20,
  days: [],
  sections: [],
  week: { total: 14, sections: [{ type: "wifi", count: 3 }] },
};
const search = { text: "iron", count: 2, lastDay: today, section: "amenities" };

const open = (guidebooks: object[], responses = {}) =>
  openScreen("/", DashboardScreen, {
    responses: {
      "GET /api/guidebooks": json(guidebooks),
      "GET /api/opens": json([{ guidebookId: "g1", total: 20 }]),
      "GET /api/guidebooks/g1/opens": json(opens),
      "GET /api/guidebooks/g1/unfound": json([search]),
      ...responses,
    },
  });

const cardIn = (screen: Element) => screen.querySelector("li:has(h3)");
const menuItems = () =>
  [...document.querySelectorAll("[role=menuitem]")].map(({ textContent }) => textContent);

test("the only guidebook says what guests did this week, what they did not find, and what is empty", async () => {
  const { screen } = await open([lake]);
  const text = cardIn(screen)?.textContent;
  expect(text).toContain("This week14 times opened");
  expect(text).toContain("Read most WiFi");
  expect(text).toContain("Searched, not found“iron”Add it");
  expect(text).toContain("Still empty: Amenities, How-To Guides and 1 more");
  const add = [...screen.querySelectorAll("a")].find(({ textContent }) => textContent.startsWith("Add it"));
  expect(add?.getAttribute("href")).toBe("/guidebooks/g1?open=amenities&question=iron");
});

test("the only guidebook has a button to share, and its menu has not", async () => {
  await open([lake]);
  expect(buttonNamed("Share Lake House")).toBeDefined();
  await openMenu("More for Lake House");
  expect(menuItems()).toEqual(["Stays", "Duplicate"]);
});

test("from two guidebooks sharing is the first entry of the menu", async () => {
  await open([lake, flat]);
  await openMenu("More for Lake House");
  expect(menuItems()).toEqual(["Share", "Stays", "Opened 20 times", "Duplicate"]);
});

test("what is not found can be cleared", async () => {
  const many = Array.from({ length: 6 }, (_, at) => ({ ...flat, id: `f${at}`, name: `Flat ${at}` }));
  const { screen } = await open(many);
  const field = screen.querySelector<HTMLInputElement>("input[type=search]");
  await perform(() => {
    if (field) Reflect.set(HTMLInputElement.prototype, "value", "fern", field);
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(screen.textContent).toContain("No guidebook with “fern”.");
  await press("Clear");
  expect(screen.querySelectorAll("h3")).toHaveLength(6);
});
