import { expect, test } from "vitest";
import { postalAddressLines, directionsUrl, namesTown } from "#sections/property/postalAddress.ts";

const blank = { propertyName: "Lake House", address: "", city: "", state: "", country: "" };

test("an address reads as on an envelope", () => {
  const property = {
    ...blank,
    address: "48 Lakeside Road",
    city: "Wānaka",
    state: "Otago",
    country: "New Zealand",
  };
  expect(postalAddressLines(property)).toEqual(["48 Lakeside Road", "Wānaka, Otago", "New Zealand"]);
});

test("the postcode stands behind the state, and abroad behind the town", () => {
  const town = { ...blank, city: "Glebe", country: "Australia" };
  expect(postalAddressLines({ ...town, state: "NSW", postcode: "2037" })[0]).toBe("Glebe NSW 2037");
  expect(postalAddressLines({ ...town, postcode: "2037" })[0]).toBe("Glebe 2037");
});

test("a street alone does not say where the property is", () => {
  expect(namesTown({ ...blank, address: "48 Lakeside Road", country: "New Zealand" })).toBe(false);
  expect(namesTown({ ...blank, address: "48 Lakeside Road", postcode: "9305" })).toBe(true);
  expect(namesTown({ ...blank, address: "48 Lakeside Road, Wānaka" })).toBe(true);
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
