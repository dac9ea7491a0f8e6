import { expect, test } from "vitest";
import { AddStay } from "#stays/screens/AddStay.tsx";
import { json, openScreen, press, type } from "#test/openScreen.tsx";
import { lakeHouse, stayWith } from "#test/stay.ts";

const open = (zoneOfPlace: string | null, timeZone: string | null = null) =>
  openScreen(
    "/stays",
    () => <AddStay properties={[{ ...lakeHouse, timeZone, zoneOfPlace }]} open onClose={() => {}} />,
    {
      responses: {
        "PUT /api/guidebooks/lake/access": json({}),
        "POST /api/guidebooks/lake/stays": json(stayWith({})),
      },
    },
  );

test("the first stay of a property sets its zone, and the form says which", async () => {
  const { writes } = await open("Pacific/Auckland");
  expect(document.body.textContent).toContain("Times are Auckland time, from the property’s country.");
  await type("Arrival", "2026-12-12");
  await press("Add");
  expect(writes.map(({ call }) => call)).toEqual([
    "PUT /api/guidebooks/lake/access",
    "POST /api/guidebooks/lake/stays",
  ]);
  expect(writes[0]?.body).toEqual({ timeZone: "Pacific/Auckland" });
});

test("where the country does not say it, it is the browser's", async () => {
  await open(null);
  expect(document.body.textContent).toMatch(/Times are \S+ time, from this browser\./);
});

test("a zone that the host has set stays", async () => {
  const { writes } = await open("Pacific/Auckland", "Europe/London");
  expect(document.body.textContent).not.toContain("Times are");
  await type("Arrival", "2026-12-12");
  await press("Add");
  expect(writes.map(({ call }) => call)).toEqual(["POST /api/guidebooks/lake/stays"]);
});
