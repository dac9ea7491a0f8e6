import { expect, test } from "vitest";
import { classifyManual } from "#contentImport/classify/classifyManual.ts";
import { readText } from "#contentImport/parse/text.ts";

const read = (text: string) => classifyManual(readText(text)).sentences;
const sectionsOf = (text: string) => read(text).map(({ target }) => target?.section);

const SENTENCES: readonly (readonly [string, string])[] = [
  ["Pots, pans and a toaster are in the cupboard below the worktop.", "kitchen"],
  ["No smoking anywhere indoors.", "rules"],
  ["There is room for two cars on the drive.", "checkin"],
  ["The nearest hospital is in Truro, 20 minutes by car.", "emergency"],
  ["Towels are in the wardrobe, two for each person.", "amenities"],
  ["Strip the beds before you leave and turn off the heating.", "departure"],
  ["The pub is a ten minute walk and they take dogs.", "dining"],
];

test.each(SENTENCES)("a sentence is judged by what it says: %s", (sentence, section) => {
  expect(sectionsOf(sentence)).toEqual([section]);
});

test("a heading is a hint: below one that names something else each goes to its own section", () => {
  const manual = `Using the apartment\n\n${SENTENCES.map(([sentence]) => sentence).join("\n\n")}`;
  expect(sectionsOf(manual)).toEqual(SENTENCES.map(([, section]) => section));
});

test.each([
  "The price is $180 per night plus a cleaning fee of $75.",
  "Cancellations more than 30 days before arrival receive a full refund.",
  "The owners accept no liability for loss of guests' belongings.",
  "Tourist tax is €1.50 per adult per night.",
  "Many thanks for your booking!",
  "Kind regards,",
  "Die Anzahlung von 20 % ist bei Buchung fällig.",
  "La taxe de séjour est à régler sur place.",
])("what no guest needs is left out and listed: %s", (sentence) => {
  expect(read(sentence)).toMatchObject([{ target: null, isLeftOut: true }]);
});

test.each([
  "Your patience is appreciated.",
  "It is behind the shed.",
  "We got it from Italy.",
  "Ask for Dave.",
])("nothing goes to Emergency for want of a better place: %s", (sentence) => {
  expect(sectionsOf(sentence)).not.toContain("emergency");
});

test("what says nothing that is known has no place", () => {
  expect(read("Blorp fnord.")).toMatchObject([{ target: null }]);
  expect(read("Blorp fnord.")[0]).not.toHaveProperty("isLeftOut");
});
