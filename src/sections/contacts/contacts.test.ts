import { expect, test } from "vitest";
import { contacts } from "#sections/contacts/content.ts";
import {
  contactFromLine,
  contactLine,
  contactsIn,
  contactToRing,
  lineToRing,
} from "#sections/contacts/reach.ts";
import { wantedContactsFor } from "#sections/contacts/wantedContacts.ts";
import { growthOf, LINEAR } from "#test/growth.ts";
import { refusalsOf } from "#test/shape.ts";

const read = (...items: unknown[]) => contacts.schema.parse({ items }).items;

test("what has no name is dropped, and the form says so before", () => {
  expect(read({ name: " ", phone: "021 555 010" }, {})).toEqual([]);
  expect(contacts.missing({ items: [{ name: "", phone: "021 555 010" }] })).toEqual({
    "items.0.name": "Give this contact a name, or it will not be saved.",
  });
});

const number = "Write the number as it is dialled, for example 0412 345 678 or +61 412 345 678.";
const email = "Write the email address as name@example.com.";
test.each([
  [{ name: "Mere", phone: "ring the bell" }, { "items.0.phone": number }],
  [{ name: "Mere", phone: "javascript:1" }, { "items.0.phone": number }],
  [{ name: "Mere", phone: "+" }, { "items.0.phone": number }],
  [{ name: "Mere", email: "mere" }, { "items.0.email": email }],
  [{ name: "Mere", email: "mere@lake.example?subject=x" }, { "items.0.email": email }],
  [{ name: "Mere", call: "yes" }, { "items.0.call": "This must be true or false." }],
  [7, { "items.0": "This must be an object with a name." }],
])("%j is refused with a sentence", (item, sentences) => {
  expect(refusalsOf(contacts, { items: [item] })).toEqual(sentences);
});

test("a telephone number without end is refused in linear time", () => {
  const withNumber = (size: number) => ({ items: [{ name: "Mere", phone: `${"1".repeat(size)}x` }] });
  expect(growthOf(withNumber, (content) => contacts.schema.safeParse(content), 5000)).toBeLessThan(LINEAR);
});

test("guests ring who can be reached at any hour, else the first with a number, else the first", () => {
  const [mere, tane, bo] = read(
    { name: "Mere" },
    { name: "Tane", phone: "021 555 123" },
    { name: "Bo", anyTime: true },
  );
  if (!mere || !tane || !bo) throw new Error("three contacts are read");
  expect(contactToRing([mere, tane, bo])).toBe(bo);
  expect(contactToRing([mere, tane])).toBe(tane);
  expect(contactToRing([mere])).toBe(mere);
  expect(contactToRing([])).toBeUndefined();
  const sections = [
    { type: "services", content: { items: [{ name: "Kika" }] } },
    { type: "contacts", content: { items: [mere] } },
    { type: "contacts", content: { items: [tane] } },
  ];
  expect(contactsIn(sections)).toEqual([mere, tane]);
  expect(lineToRing(sections)).toBe("Tane, 021 555 123");
});

test.each([
  ["Mere, 021 555 010", { name: "Mere", phone: "021 555 010" }],
  ["Mere Tapsell, Lake Homes, +64 3 443 1234", { name: "Mere Tapsell, Lake Homes", phone: "+64 3 443 1234" }],
  ["Mere 021 555 123", { name: "Mere 021 555 123", phone: "" }],
  ["Mere, next door", { name: "Mere, next door", phone: "" }],
  ["Mere", { name: "Mere", phone: "" }],
  ["Mere, code 4711", { name: "Mere, code 4711", phone: "" }],
])("the line %j names one contact, and is the contact's line again", (line, expected) => {
  const contact = contactFromLine(line);
  expect(contact).toMatchObject({ ...expected, anyTime: true });
  expect(contactLine(contact)).toBe(line);
});

test("New South Wales wants four contacts, other places none", () => {
  const at = (state: string, country = "Australia") =>
    wantedContactsFor({ propertyName: "", address: "", city: "", state, country });
  const missing = (...items: unknown[]) =>
    at("NSW")?.contacts.flatMap(({ role, isAmong }) => (isAmong(read(...items)) ? [] : role));
  expect(missing()).toEqual(["Host", "At night", "Electrician", "Plumber"]);
  expect(missing({ name: "Mere" }, { name: "Sparks Electrical", anyTime: true })).toEqual(["Plumber"]);
  expect(missing({ name: "Bo", role: "Plumber" })).toEqual(["At night", "Electrician"]);
  expect(at("New South Wales")).not.toBeNull();
  expect(at("Victoria")).toBeNull();
  expect(at("NSW", "New Zealand")).toBeNull();
  expect(wantedContactsFor(null)).toBeNull();
});
