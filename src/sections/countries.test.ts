import { expect, test } from "vitest";
import { countries, countryCode, countryName } from "#sections/countries.ts";

test("the list holds all of ISO 3166-1, each code and name once, in the order of the names", () => {
  expect(countries).toHaveLength(249);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
  const names = countries.map(({ name }) => name);
  expect(new Set(names).size).toBe(249);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
});

test("every name leads back to its code", () => {
  for (const { code, name } of countries) {
    expect(countryCode(name)).toBe(code);
    expect(countryCode(code)).toBe(code);
    expect(countryName(code)).toBe(name);
  }
});

test.each([
  ["new zealand", "NZ"],
  [" AUSTRALIA ", "AU"],
  ["Aotearoa / New Zealand", "NZ"],
  ["USA", "US"],
  ["United States of America", "US"],
  ["UK", "GB"],
  ["The Netherlands", "NL"],
  ["Turkiye", "TR"],
  ["Turkey", "TR"],
  ["Cote d'Ivoire", "CI"],
  ["Trinidad & Tobago", "TT"],
  ["St. Lucia", "LC"],
  ["Deutschland", "DE"],
  ["ÖSTERREICH", "AT"],
  ["España", "ES"],
  ["Magyarország", "HU"],
  ["Ελλάδα", "GR"],
  ["日本", "JP"],
  ["Suisse", "CH"],
  ["Spanien", "ES"],
  ["Nouvelle-Zélande", "NZ"],
  ["Wales, United Kingdom", "GB"],
  ["Deutschland (Bayern)", "DE"],
  ["Spain, France", null],
  ["", null],
  ["Middle Earth", null],
  ["constructor", null],
])("%j is read as %s", (text, code) => {
  expect(countryCode(text)).toBe(code);
});

test("a code that no country has is no name", () => {
  expect(countryName("ZZ")).toBeNull();
  expect(countryName("UK")).toBeNull();
});
