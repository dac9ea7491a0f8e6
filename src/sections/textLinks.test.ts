import { expect, test } from "vitest";
import type { CountryCode } from "#sections/countryNames.ts";
import { mayHoldLinks, textLinks } from "#sections/textLinks.ts";
import { growthOf, LINEAR } from "#test/growth.ts";

const hrefs = (text: string, country: CountryCode | null = null) =>
  textLinks(text, country).flatMap((part) => (typeof part === "string" ? [] : [part.href]));

test.each([
  ["Book at https://kika.example/table?for=2.", ["https://kika.example/table?for=2"]],
  ["Write to mere.h+lake@kika.example, or ring.", ["mailto:mere.h+lake@kika.example"]],
  ["The menu (www.kika.example)", ["https://www.kika.example"]],
  ["Open daily. Phone +64 3 443 1234.", ["tel:+6434431234"]],
  ["Ring (03) 9123 4567 or 0412-345-678 after hours", ["tel:0391234567", "tel:0412345678"]],
  ["Mere 0412345678/0423456789", ["tel:0412345678", "tel:0423456789"]],
  ["Free: 1800 123 456", ["tel:1800123456"]],
  ["Phone 13 11 26.", ["tel:131126"]],
  ["Phone (02) 9298 3110.", ["tel:0292983110"]],
  ["In an emergency call 000, in New Zealand call 111.", ["tel:000", "tel:111"]],
])("where the country is not known, %s leads to %s", (text, expected) => {
  expect(hrefs(text)).toEqual(expected);
});

const australian: [text: string, href: string][] = [
  ["Mere: 0412 345 678", "tel:+61412345678"],
  ["0412345678", "tel:+61412345678"],
  ["0412-345-678 (24 hours)", "tel:+61412345678"],
  ["0412\u00a0345\u00a0678", "tel:+61412345678"],
  ["m 0412.345.678", "tel:+61412345678"],
  ["Mob. 0491 570 156, day or night", "tel:+61491570156"],
  ["0500 123 456", "tel:+61500123456"],
  ["(02) 9123 4567", "tel:+61291234567"],
  ["(02)91234567", "tel:+61291234567"],
  ["02 9123 4567", "tel:+61291234567"],
  ["07-5555-1234", "tel:+61755551234"],
  ["Hobart Hospital 03 6166 8308.", "tel:+61361668308"],
  ["+61 412 345 678", "tel:+61412345678"],
  ["+61412345678", "tel:+61412345678"],
  ["+61 (0)412 345 678", "tel:+61412345678"],
  ["+61 (0) 412 345 678", "tel:+61412345678"],
  ["+61 0412 345 678", "tel:+61412345678"],
  ["(+61) 412 345 678", "tel:+61412345678"],
  ["+61-2-9123-4567", "tel:+61291234567"],
  ["From New Zealand +64 21 555 010", "tel:+6421555010"],
  ["1800 123 456", "tel:1800123456"],
  ["1800123456", "tel:1800123456"],
  ["1300 975 707", "tel:1300975707"],
  ["13 11 26", "tel:131126"],
  ["132 500", "tel:132500"],
  ["SES: call 132500", "tel:132500"],
  ["Phone 9123 4567", "tel:91234567"],
  ["Ring us on 91234567.", "tel:91234567"],
  ["Call 000 and wait outside", "tel:000"],
  ["From a mobile dial 112.", "tel:112"],
  ["WhatsApp +44 20 7946 0958", "tel:+442079460958"],
];
test.each(australian)("in Australia %s calls %s", (text, href) => expect(hrefs(text, "AU")).toEqual([href]));

const newZealand: [text: string, href: string][] = [
  ["03 443 1234", "tel:+6434431234"],
  ["(03) 443 1234", "tel:+6434431234"],
  ["09 123 4567", "tel:+6491234567"],
  ["021 555 010", "tel:+6421555010"],
  ["021-555-0101", "tel:+64215550101"],
  ["027 123 45678", "tel:+642712345678"],
  ["Mere, 021 555 010", "tel:+6421555010"],
  ["+64 21 555 010", "tel:+6421555010"],
  ["+64 (0)21 555 010", "tel:+6421555010"],
  ["0800 123 456", "tel:0800123456"],
  ["0508 123 456", "tel:0508123456"],
  ["0800 83 83 83", "tel:0800838383"],
  ["Phone 443 1234", "tel:4431234"],
  ["Ring 111.", "tel:111"],
  ["Australian host: +61 412 345 678", "tel:+61412345678"],
];
test.each(newZealand)("in New Zealand %s calls %s", (text, href) =>
  expect(hrefs(text, "NZ")).toEqual([href]),
);

const elsewhere: [country: CountryCode, text: string, href: string][] = [
  ["GB", "020 7946 0958", "tel:+442079460958"],
  ["GB", "07700 900123", "tel:+447700900123"],
  ["DE", "030 901820", "tel:+4930901820"],
  ["DE", "Tel. 030/901820", "tel:+4930901820"],
  ["DE", "0170 1234567", "tel:+491701234567"],
  ["FR", "01 23 45 67 89", "tel:+33123456789"],
  ["FR", "06.12.34.56.78", "tel:+33612345678"],
  ["IT", "06 6982 0000 ✆ Tel. 06 6988 4676", "tel:+390669884676"],
  ["ES", "612 345 678", "tel:+34612345678"],
  ["PT", "912 345 678", "tel:+351912345678"],
  ["NL", "06-12345678", "tel:+31612345678"],
  ["DK", "Telefon 32 12 34 56", "tel:+4532123456"],
  ["SG", "6123 4567", "tel:+6561234567"],
  ["HK", "Phone 2123 4567", "tel:+85221234567"],
  ["JP", "03-1234-5678", "tel:+81312345678"],
  ["KR", "010-1234-5678", "tel:+821012345678"],
  ["CN", "电话 010 1234 5678", "tel:+861012345678"],
  ["ID", "0812-3456-7890", "tel:+6281234567890"],
  ["US", "(212) 555-0123", "tel:+12125550123"],
  ["US", "1-800-555-0199", "tel:+18005550199"],
  ["CA", "604.555.0123", "tel:+16045550123"],
  ["HU", "06 1 234 5678", "tel:+3612345678"],
  ["RU", "8 495 123-45-67", "tel:+74951234567"],
  ["FJ", "Phone 330 1234", "tel:+6793301234"],
  ["AE", "هاتف 04 123 4567", "tel:+97141234567"],
];
test.each(elsewhere)("in %s %s calls %s", (country, text, href) => {
  expect(hrefs(text, country)).toContain(href);
});

const noNumbers = [
  "Open 09:00 to 17:30",
  "08 00 - 17 00",
  "0800-1700",
  "09.00-17.00",
  "Mon-Fri 0900-1730, Sat 1000-1400",
  "Closed from 01-06-2026",
  "Until 24/12/2026 or 2026-12-24",
  "01.06.2026",
  "13-11-26",
  "01 06 2026",
  "About $10,000,000 of boats",
  "The deposit is $0412 345 678",
  "AUD 1800 123 456.50",
  "Postcode 0632, 2000, 3004",
  "Bus 0123",
  "Ask for flat 12 34 56.",
  "Open 7.30 am to 3 pm, since 1998.",
  "Seasons 2019 2020",
  "ABN 53 004 085 616",
  "ABN: 0412 345 678",
  "ACN 004 085 616",
  "BSB 062-000 account 0412 345 678",
  "The code is 0412 345 678",
  "Lockbox: 0291234567#",
  "Door code 13 11 26",
  "PIN 1800 123 456",
  "Wi-Fi password 0412345678",
  "Serial number 0412-345-678",
  "Booking 0291234567",
  "STRA registration PID-STRA-12345-6",
  "Permit 0391234567",
  "131126",
  "12345678",
  "0412 345 678 901",
  "0412 345",
  "1 800 m to the beach, 15 000 steps",
  "Flight QF0412345678",
  "ID0412345678",
  "-33.8688, 151.2093",
  "4 x 4, 220-240 V",
  "3.14159265358",
  "192.168.001.001",
  "Call at 111 Lake Road",
  "000 and 111 are for emergencies",
  "javascript:alert(1)",
  "a@b",
  "@mere_021555010",
  "http://",
];
test.each(noNumbers)("%s leads nowhere", (text) => {
  for (const country of [null, "AU", "NZ"] as const) expect(textLinks(text, country)).toEqual([text]);
});

test.each<[CountryCode, string]>([
  ["ES", "100 000 000"],
  ["DK", "2026 2027"],
  ["US", "2125550123"],
  ["GB", "+999 123 456 789"],
  ["AU", "03 443 1234"],
])("in %s %s is no number", (country, text) => expect(textLinks(text, country)).toEqual([text]));

test("every word of the text is kept, in order", () => {
  const text = "Ring 03 443 1234, or look at www.kika.example!";
  expect(
    textLinks(text, "NZ")
      .map((part) => (typeof part === "string" ? part : part.text))
      .join(""),
  ).toBe(text);
});

test("a text that is not searched holds no link", () => {
  for (const [text] of [...australian, ...newZealand]) expect(mayHoldLinks(text)).toBe(true);
  expect(mayHoldLinks("Kia ora, the beach is 5 minutes away. Bring 2 towels.")).toBe(false);
});

test("long text is searched in linear time", () => {
  for (const part of ["0 ", "(", "1-", "a@", "0"]) {
    const growth = growthOf(
      (size) => part.repeat(size),
      (text) => textLinks(text, "AU"),
      25_000,
    );
    expect(growth).toBeLessThan(LINEAR);
  }
});
