import { expect, test } from "vitest";
import { effectIn, formatProperties } from "#guidebooks/shared/effects.ts";

const property = { isArchived: false, access: "stays", wifiForEveryone: true } as const;
const wifi = { networkName: "Lake", password: "kea-kea-9", notes: "" };

test("what guests of a home see follows from its own access", () => {
  expect(effectIn({ ...property, access: "everyone" }, "wifi", wifi)).toBe("Guests see all of it");
  expect(effectIn(property, "wifi", wifi)).toBe("Guests see all of it");
  const closed = { ...property, wifiForEveryone: false };
  expect(effectIn(closed, "wifi", wifi)).toBe("Guests see its secrets only during their stay");
  expect(effectIn(closed, "wifi", { ...wifi, password: "" })).toBe("Guests see all of it");
  expect(effectIn({ ...closed, isArchived: true }, "wifi", wifi)).toBe("Archived: guests cannot open it");
});

test("homes are counted in words", () =>
  expect([formatProperties(1), formatProperties(8)]).toEqual(["1 home", "8 homes"]));
