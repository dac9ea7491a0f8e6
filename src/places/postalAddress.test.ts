import { expect, test } from "vitest";
import { countryIn, readPostalAddress } from "#places/postalAddress.ts";

test("a full Australian address", () => {
  expect(readPostalAddress("4/37 Bulwara Rd, Ultimo NSW 2007, Australia")).toEqual({
    unit: "Unit 4",
    number: "37",
    isNumberLast: false,
    words: ["bulwara", "road", "ultimo"],
    parts: [
      { text: "Bulwara Rd", words: ["bulwara", "road"] },
      { text: "Ultimo", words: ["ultimo"] },
    ],
    state: "New South Wales",
    postcode: "2007",
    country: "AU",
    abroad: "",
    namesCountry: false,
    unfinished: true,
  });
});

test.each([
  ["Unit 12, 5 Shore St, Bright VIC", { unit: "Unit 12", number: "5", words: ["shore", "street", "bright"] }],
  ["73-75 Mt Barker Rd, Hahndorf", { number: "73-75", words: ["mount", "barker", "road", "hahndorf"] }],
  ["St Kilda", { number: "", words: ["st", "kilda"] }],
  ["Victoria", { state: "", words: ["victoria"] }],
  ["Victoria Street, Perth, WA 6000", { state: "Western Australia", words: ["victoria", "street", "perth"] }],
  ["Angaston South Australia", { state: "South Australia", words: ["angaston"] }],
  ["Angaston South Australia 5353, Australia", { state: "South Australia", postcode: "5353", country: "AU" }],
  ["12 Lakeside Road, Wānaka, New Zealand", { country: "NZ", words: ["lakeside", "road", "wanaka"] }],
  ["", { words: [], number: "" }],
  ["Ultimo 2007", { unit: "", number: "", words: ["ultimo"], postcode: "2007" }],
  ["Flat Rock 2540", { unit: "", number: "", words: ["flat", "rock"], postcode: "2540" }],
  ["U5/12 Shore St", { unit: "Unit 5", number: "12", words: ["shore", "street"] }],
  ["Unit 5 12 Shore St", { unit: "Unit 5", number: "12" }],
  ["G05/12 Shore St", { unit: "Unit G05", number: "12" }],
  ["Apt. B, 12 Shore St", { unit: "Apartment B", number: "12" }],
  ["villa 3, 12 Shore St", { unit: "Villa 3", number: "12" }],
  ["Level 2, Unit 5, 12 Shore St", { unit: "Level 2, Unit 5", number: "12" }],
  ["Lot 7 Shore Street, Bright", { unit: "", number: "Lot 7", words: ["shore", "street", "bright"] }],
  ["Lot 7, 12 Shore Street", { unit: "Lot 7", number: "12", words: ["shore", "street"] }],
  ["Tidal Flats, Unit 5, 12 Shore St, Bright", { unit: "Tidal Flats, Unit 5", number: "12" }],
  ["The Star, 80 Shore St, Bright", { unit: "The Star", number: "80", words: ["shore", "street", "bright"] }],
  ["The Mill, 1200 Wattle Road, Bright", { unit: "The Mill", number: "1200" }],
  ["Shore Street, 20", { unit: "", words: ["shore", "street", "20"] }],
  ["Ultimo, 2007 NSW", { unit: "", number: "", words: ["ultimo"], postcode: "2007" }],
  ["Wānaka, 9305 New Zealand", { unit: "", number: "", words: ["wanaka"], postcode: "9305", country: "NZ" }],
])("%s", (text, parts) => expect(readPostalAddress(text)).toMatchObject(parts));

test.each([
  ["12 Rue de Rivoli, Paris, France", "FR"],
  ["10 Downing Street, London, UK", "GB"],
  ["Perth, Scotland", "GB"],
  ["Queenstown New Zealand", "NZ"],
  ["5 Jetty Road, Glenelg SA", "AU"],
  ["5 Strand Street, Denmark WA 6333", "AU"],
  ["5 Jetty Road, Glenelg", ""],
  ["France", ""],
])("%s is in the country %s", (text, country) => expect(countryIn(text)).toBe(country));
