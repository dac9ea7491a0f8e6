import { expect, test } from "vitest";
import type { HostSection } from "#guidebooks/contract.ts";
import { emptyContent } from "#sections/section.ts";
import { sectionsNaming, withOtherName } from "#editor/rename/nameInSections.ts";

const section = (type: HostSection["type"], content: object) =>
  ({ type, content: { ...emptyContent(type), ...content } }) as HostSection; // what the rules read of it

const welcome = section("welcome", {
  text: '<p>Welcome to <strong>Tom &amp; Mere\'s</strong>. <a href="https://example.com/Bach">The Bach</a>, Bachelors.</p>',
});

test("a name is found as a whole word of what is read, in no link and in no longer word", () => {
  expect(sectionsNaming([welcome], "Bach")).toEqual([welcome]);
  expect(sectionsNaming([welcome], "Bachelor")).toEqual([]);
  expect(sectionsNaming([welcome], "example")).toEqual([]);
});

test("it changes there alone, and stays text", () => {
  expect(withOtherName(welcome, "Bach", "Hut <1>")).toEqual({
    ...welcome.content,
    text: '<p>Welcome to <strong>Tom &amp; Mere\'s</strong>. <a href="https://example.com/Bach">The Hut &lt;1&gt;</a>, Bachelors.</p>',
  });
  expect(sectionsNaming([welcome], "Tom & Mere's")).toEqual([welcome]);
});

test("codes and names of places stay", () => {
  const wifi = section("wifi", { networkName: "Bach", password: "Bach Bach" });
  const places = section("places", { items: [{ name: "Bach", description: "", category: "" }] });
  const property = section("property", { propertyName: "The Bach" });
  expect(sectionsNaming([wifi, places, property], "Bach")).toEqual([property]);
});
