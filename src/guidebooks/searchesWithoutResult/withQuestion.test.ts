import { expect, test } from "vitest";
import { sectionTypes } from "#sections/catalog.ts";
import { emptyContent, leavesOf, parseContent } from "#sections/section.ts";
import { withQuestion } from "#guidebooks/searchesWithoutResult/withQuestion.ts";

test("the question stands where an answer belongs, whatever the section is made of", () => {
  for (const type of sectionTypes.filter((one) => one !== "property")) {
    const content = withQuestion(type, emptyContent(type), "where is the <sauna>");
    const words = leavesOf({ type, content }).map(({ value }) => value);
    expect(words.join(" ")).toMatch(/Where is the (<|&lt;)sauna(>|&gt;)/);
    expect(parseContent(type, content).success || type === "howto").toBe(true);
  }
});

test("what stands there already stays", () => {
  const before = { text: "<p>Towels are in the hall.</p>", pictures: [] };
  expect(withQuestion("amenities", before, "sauna")).toMatchObject({
    text: "<p>Towels are in the hall.</p><h2>Sauna</h2><p></p>",
  });
  const rules = { rules: ["No parties"] };
  expect(withQuestion("rules", rules, "drones")).toEqual({ rules: ["Drones: ", "No parties"] });
});

test("a question that is there already is not put in again", () => {
  for (const type of sectionTypes.filter((one) => one !== "property")) {
    const filled = withQuestion(type, emptyContent(type), "where is the <sauna>");
    expect(withQuestion(type, filled, "where is the <sauna>")).toEqual(filled);
  }
});
