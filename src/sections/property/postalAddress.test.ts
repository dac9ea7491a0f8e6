import { expect, test } from "vitest";
import { postalAddressLines, directionsUrl } from "#sections/property/postalAddress.ts";

const blank = { propertyName: "Lake House", address: "", city: "", state: "", country: "" };

test("an address reads as on an envelope", () => {
  const home = {
    ...blank,
    address: "48 Lakeside Road",
    city: "Wānaka",
    state: "Otago",
    country: "New Zealand",
  };
  expect(postalAddressLines(home)).toEqual(["48 Lakeside Road", "Wānaka Otago", "New Zealand"]);
});

test("parts that are missing leave no gap", () => {
  expect(postalAddressLines({ ...blank, city: "Glebe", country: "Australia" })).toEqual([
    "Glebe",
    "Australia",
  ]);
  expect(postalAddressLines(blank)).toEqual([]);
});

test("directions go to the address, and nowhere without one", () => {
  const url = new URL(directionsUrl({ ...blank, address: "1 A & B Street", city: "Glebe" }) ?? "");
  expect(url.searchParams.get("destination")).toBe("1 A & B Street, Glebe");
  expect(directionsUrl(blank)).toBeNull();
});
