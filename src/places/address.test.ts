import { expect, test } from "vitest";
import { countryIn, readAddress } from "#places/address.ts";

test("a full Australian address", () => {
  expect(readAddress("4/37 Bulwara Rd, Ultimo NSW 2007, Australia")).toEqual({
    unit: "Unit 4",
    number: "37",
    words: ["bulwara", "road", "ultimo"],
    parts: [
      { text: "Bulwara Rd", words: ["bulwara", "road"] },
      { text: "Ultimo", words: ["ultimo"] },
    ],
    state: "New South Wales",
    postcode: "2007",
    country: "AU",
    abroad: "",
    unfinished: true,
  });
});

test.each([
  ["Unit 12, 5 Shore St, Bright VIC", { unit: "Unit 12", number: "5", words: ["shore", "street", "bright"] }],
  ["73-75 Mt Barker Rd, Hahndorf", { number: "73-75", words: ["mount", "barker", "road", "hahndorf"] }],
  ["St Kilda", { number: "", words: ["st", "kilda"] }],
  ["Victoria", { state: "", words: ["victoria"] }],
  ["Victoria Street, Perth, WA 6000", { state: "Western Australia", words: ["victoria", "street", "perth"] }],
  ["12 Lakeside Road, Wānaka, New Zealand", { country: "NZ", words: ["lakeside", "road", "wanaka"] }],
  ["", { words: [], number: "" }],
])("%s", (text, parts) => expect(readAddress(text)).toMatchObject(parts));

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
