import { expect, test } from "vitest";
import { countries, countryCode } from "#sections/countries.ts";
import { english } from "#core/i18n/texts/english.ts";
import { emergencyNumberFor, emergencyNumbers } from "#sections/emergency.ts";

test.each([
  ["Australia", "000"],
  ["New Zealand", "111"],
  ["United Kingdom", "999"],
  ["United States", "911"],
  ["Germany", "112"],
  ["Norfolk Island", "000"],
  ["JP", "110 police, 119 fire and ambulance"],
  ["Fiji", "917 police, 910 fire, 911 ambulance"],
  ["Curaçao", "911 police and fire, 912 ambulance"],
])("in %s one calls %s", (country, words) => {
  expect(emergencyNumberFor(english, country)).toBe(words);
});

test.each(["", "Narnia"])("where the country is %j both home numbers are named", (country) => {
  expect(emergencyNumberFor(english, country)).toBe("000 in Australia, 111 in New Zealand");
  expect(emergencyNumbers(country)).toEqual([]);
});

test("where a country's own numbers are in doubt, it is the one that every mobile phone knows", () => {
  expect(emergencyNumberFor(english, "Haiti")).toBe("112 from a mobile phone");
  expect(emergencyNumbers("Antarctica")).toEqual([{ service: "From a mobile phone", number: "112" }]);
});

test("one number for all services is said once", () => {
  expect(emergencyNumbers("Australia")).toEqual([{ service: "Police, fire, ambulance", number: "000" }]);
});

test("every number can be dialled, and most of the world is covered", () => {
  const known = countries.filter(({ name }) => emergencyNumbers(name)[0]?.service !== "From a mobile phone");
  expect(known.length).toBeGreaterThan(170);
  for (const { name } of countries) {
    for (const { number } of emergencyNumbers(name)) expect(number).toMatch(/^\d{2,5}$/);
  }
});

test("the common names that hosts type reach their numbers too", () => {
  expect(countryCode("Aotearoa")).toBe("NZ");
  expect(emergencyNumberFor(english, "USA")).toBe("911");
});
