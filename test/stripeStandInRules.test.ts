import { expect, test } from "vitest";
import { refusedParameter } from "#test/stripeStandInRules.ts";

const price = { currency: "aud", unit_amount: "2000", recurring: { interval: "year" } };

test.each([
  ["a parameter that Stripe does not know", { ...price, colour: "red" }, "parameter_unknown", "colour"],
  [
    "one within another",
    { ...price, recurring: { interval: "year", day: "1" } },
    "parameter_unknown",
    "recurring[day]",
  ],
  ["one that is missing", { unit_amount: "2000" }, "parameter_missing", "currency"],
  ["a fraction of a cent", { ...price, unit_amount: "20.5" }, "parameter_invalid_integer", "unit_amount"],
  [
    "a value that there is not",
    { ...price, recurring: { interval: "decade" } },
    "parameter_invalid",
    "recurring[interval]",
  ],
])("Stripe's stand-in refuses %s, and says which", (_what, given, code, param) => {
  expect(refusedParameter("POST /v1/prices", given)).toMatchObject({ code, param });
});

test("and takes what is right, whatever the number in a list", () => {
  expect(refusedParameter("POST /v1/prices", price)).toBeNull();
  const settings = { custom_fields: { 1: { name: "ABN", value: "51 824 753 556" } } };
  expect(refusedParameter("POST /v1/customers/cus_0001", { invoice_settings: settings })).toBeNull();
});
