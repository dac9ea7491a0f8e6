import { expect, test } from "vitest";
import type { HostSection } from "#guidebooks/contract.ts";
import { standardTypes } from "#sections/catalog.ts";
import { blankContact } from "#sections/contacts/content.ts";
import { emptyContent } from "#sections/section.ts";
import {
  firstQuestions,
  openFirstQuestions,
  promptsWithout,
  withAnswer,
} from "#editor/generated/firstQuestions.ts";
import { formatHeadline, sectionsDone } from "#editor/generated/headline.ts";
import { figureOf } from "#editor/generated/sectionFigure.ts";

const bins = "Add which bin is for what, and your bin day.";

/** A guidebook of which generation has written the rules, and asks what only its host knows. */
const generated = standardTypes.map((type) => ({
  type,
  content: type === "rules" ? { rules: ["No smoking"] } : emptyContent(type),
  prompts: type === "kitchen" ? ["Add how the stove works.", bins] : [],
})) as HostSection[];

const withSection = (type: string, change: object) =>
  generated.map((section) => (section.type === type ? { ...section, ...change } : section));
const openIn = (sections: HostSection[]) => openFirstQuestions(sections).map(({ name }) => name);
const all = firstQuestions.map(({ name }) => name);

test("five questions are open in a guidebook that knows nothing of its host", () =>
  expect(openIn(generated)).toEqual(all));

test.each<[string, string, object]>([
  ["wifi", "wifi", { content: { ...emptyContent("wifi"), networkName: "Lake" } }],
  ["wifi", "wifi", { hidden: true }],
  ["door", "checkin", { content: { ...emptyContent("checkin"), doorCode: "4711#" } }],
  ["bins", "kitchen", { prompts: ["Add how the stove works."] }],
  ["checkout", "departure", { content: { ...emptyContent("departure"), checkOutTime: "10:00" } }],
])("%s is answered by its section", (name, type, change) =>
  expect(openIn(withSection(type, change))).toEqual(all.filter((one) => one !== name)),
);

test("a check-in time is no way in, and usual steps are no check-out time", () => {
  const checkin = { ...emptyContent("checkin"), checkInTime: "15:00" };
  expect(openIn(withSection("checkin", { content: checkin }))).toContain("door");
  const departure = { ...emptyContent("departure"), items: ["Wash up"] };
  expect(openIn(withSection("departure", { content: departure }))).toContain("checkout");
});

test("a contact answers who is called at night", () => {
  const contacts = { type: "contacts", content: { items: [{ ...blankContact, name: "Mere" }] }, prompts: [] };
  expect(openIn([...generated, contacts as unknown as HostSection])).not.toContain("contact");
});

test("the headline counts down", () => {
  expect(formatHeadline(11, firstQuestions)).toBe("Done: 11. Needs you: Wi-Fi, door, bins (5 minutes)");
  expect(formatHeadline(15, firstQuestions.slice(4))).toBe("Done: 15. Needs you: night contact (1 minute)");
  expect(formatHeadline(16, [])).toBe("Done: 16. Read it once, then share it.");
});

test("a section that waits for an answer is not done", () => {
  const departure = { content: { ...emptyContent("departure"), items: ["Wash up"] } };
  const sections = withSection("departure", departure);
  expect(sectionsDone(sections, firstQuestions).map(({ type }) => type)).toEqual(["rules"]);
  expect(sectionsDone(sections, []).map(({ type }) => type)).toEqual(["rules", "departure"]);
});

test("an answer about bins comes first in the kitchen, and ticks its question off", () => {
  const [, , question] = firstQuestions;
  const content = withAnswer(
    question!,
    { text: "<p>Stove</p>", pictures: [] },
    { text: "Red & lid: Monday\n\nAt the gate" },
  );
  expect(content).toMatchObject({ text: "<p>Red &amp; lid: Monday</p><p>At the gate</p><p>Stove</p>" });
  expect(promptsWithout(question!, ["Add how the stove works.", bins])).toEqual(["Add how the stove works."]);
});

test.each([
  ["rules", { rules: ["No smoking"] }, "1 rule"],
  ["dining", { items: [{ name: "A" }, { name: "B" }] }, "2 places"],
  ["welcome", { text: "<p>Hello</p><p>There</p>" }, "2 paragraphs"],
  ["property", { address: "1 Shore Street", city: "Byron Bay" }, "1 Shore Street, Byron Bay"],
  ["departure", { checkOutTime: "10:00", items: ["Wash up"] }, "by 10 am"],
  ["kitchen", { text: "" }, ""],
])("%s with %j is summed up as “%s”", (type, content, figure) =>
  expect(figureOf({ type, content } as HostSection)).toBe(figure),
);
