import { expect, test } from "vitest";
import { helplines } from "#generation/helplines.ts";

const numbers = (...where: Parameters<typeof helplines>) => helplines(...where).map(({ number }) => number);

test("Queensland has a nurse of its own, the other states share one", () => {
  expect(numbers("AU", "Queensland")).toContain("13 43 25 84");
  for (const state of ["New South Wales", "Victoria", "Tasmania", "Western Australia", ""])
    expect(numbers("AU", state)).toEqual(["131 444", "1800 633 422", "13 11 26", "132 500"]);
});

test("at the coast there is a number for trouble at sea", () => {
  expect(numbers("AU", "Victoria", true)).toContain("1800 641 792");
  expect(numbers("NZ", "Otago", true)).toContain("0508 472 269");
  expect(numbers("DE", "", true)).toEqual(["116117"]);
});

test("Northern Ireland has no NHS 111, and a country that is not known for certain has nothing", () => {
  expect(numbers("GB", "England")).toEqual(["101", "111"]);
  expect(numbers("GB", "Northern Ireland")).toEqual(["101"]);
  expect(numbers("MC", "")).toEqual([]);
  expect(numbers("constructor", "")).toEqual([]);
});

test("every number names who gives it out", () => {
  for (const country of ["AU", "NZ", "GB", "US", "DE", "FI"])
    for (const { source } of helplines(country, "", true)) expect(source).toMatch(/^https:\/\/[\w./-]+$/);
});
