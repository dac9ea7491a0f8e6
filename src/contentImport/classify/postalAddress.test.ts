import { expect, test } from "vitest";
import { postalAddressIn } from "#contentImport/classify/postalAddress.ts";

test.each([
  [
    "Maple Nest, 212 Old Sugarhouse Road, Stowe, Vermont 05672",
    "212 Old Sugarhouse Road, Stowe, Vermont 05672",
  ],
  ["The house is Skerry Cottage, 4 Gallanach Brae, Oban, the white one.", "4 Gallanach Brae, Oban"],
  ["Sie finden uns in der Granitzer Straße 41 b, 18586 Sellin.", "Granitzer Straße 41 b, 18586 Sellin"],
  ["The address is Beco do Carmo 11, 1100-224 Lisboa.", "Beco do Carmo 11, 1100-224 Lisboa"],
  [
    "La maison se trouve 12 chemin de l'Alzelli, 20220 Monticello.",
    "12 chemin de l'Alzelli, 20220 Monticello",
  ],
])("the property's own address is found in: %s", (text, postalAddress) => {
  expect(postalAddressIn(text)?.value).toBe(postalAddress);
});

test.each([
  "A night doctor sees patients at ul. Galla 24.",
  "It is 12 minutes to Marine Parade.",
  "Park in bay 7, not 8 please",
])("no address of the property is found in: %s", (text) => {
  expect(postalAddressIn(text)).toBeNull();
});
