import { expect, test } from "vitest";
import { exampleOfSchema, fieldsOf, type JsonSchema } from "#app/reference/schemaFields.ts";

const stay: JsonSchema = {
  type: "object",
  properties: {
    arrival: { type: "string" },
    time: { type: ["string", "null"], pattern: String.raw`^(([01]\d|2[0-3]):[0-5]\d)?$` },
    platform: { type: "string", enum: ["airbnb", "vrbo"], default: "vrbo" },
    names: { type: "array", items: { type: "string" }, maxItems: 20 },
    form: { type: "object", properties: { size: { type: "number", minimum: 1, maximum: 9 } } },
    sentAt: { type: "number", maximum: Number.MAX_SAFE_INTEGER },
  },
  required: ["arrival"],
};

test("the fields of a body have their types, their limits and those of their objects", () => {
  expect(fieldsOf(stay)).toEqual([
    { name: "arrival", type: "string", isRequired: true, limits: "" },
    { name: "time", type: "string or null", isRequired: false, limits: "HH:MM" },
    { name: "platform", type: "string", isRequired: false, limits: '"airbnb", "vrbo"; "vrbo" unless given' },
    { name: "names", type: "list of string", isRequired: false, limits: "at most 20 entries" },
    { name: "form", type: "object", isRequired: false, limits: "" },
    { name: "form.size", type: "number", isRequired: false, limits: "1 to 9" },
    { name: "sentAt", type: "number", isRequired: false, limits: "" },
  ]);
});

test("a field of one form alone is not required", () => {
  const forms = { anyOf: [stay, { type: "object", properties: { note: { type: "string" } } }] };
  expect(fieldsOf(forms).filter(({ isRequired }) => isRequired)).toEqual([]);
  expect(fieldsOf({ type: "array", items: stay })[0]?.name).toBe("[].arrival");
});

test("an example has the values of the call's own where they have the name", () => {
  expect(exampleOfSchema({ type: "array", items: stay }, { arrival: "2027-03-12" })).toEqual([
    {
      arrival: "2027-03-12",
      time: null,
      platform: "airbnb",
      names: ["..."],
      form: { size: 1 },
      sentAt: Date.UTC(2027, 2, 12),
    },
  ]);
});
