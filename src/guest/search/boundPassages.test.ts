import { expect, test } from "vitest";
import { boundPassages, MAX_CHARACTERS_OF_SECTION } from "#guest/search/boundPassages.server.ts";
import type { Passage } from "#search/passage.ts";

const passage = (section: string, text: string, heading?: string): Passage => ({
  section,
  title: { text: section, language: "en" },
  heading: heading === undefined ? null : { text: heading, language: "en" },
  name: "",
  text: { text, language: "en" },
  isFirst: false,
});

test("so much of each section is searched on the server, and all of the other sections", () => {
  const long = passage("howto", "word ".repeat(MAX_CHARACTERS_OF_SECTION));
  const many = Array.from({ length: 1050 }, () => passage("rules", "shelf", "a ".repeat(50_000)));
  const kayak = passage("amenities", "The kayak stands by the lake.");
  const searched = boundPassages([long, passage("howto", "The sauna is behind this."), ...many, kayak]);
  const of = (section: string) => searched.filter((one) => one.section === section);
  expect(of("howto").map(({ text }) => text.text.length)).toEqual([MAX_CHARACTERS_OF_SECTION]);
  expect(of("rules")).toHaveLength(1000);
  expect(of("rules")[0]?.heading?.text).toHaveLength(600);
  expect(of("amenities")).toEqual([kayak]);
});
