import { expect, test } from "vitest";
import {
  noSectionForms,
  missingIn,
  nextSectionForms,
  type SectionFormsEvent,
} from "#editor/sections/sectionForms.ts";

const after = (...events: SectionFormsEvent[]) => events.reduce(nextSectionForms, noSectionForms);
const refused = {
  message: "This is too long.",
  fields: { "content.text": "This is too long." },
  code: "invalid",
};

test("a card that is opened twice is open once", () => {
  expect(after({ type: "opened", ids: ["wifi"] }, { type: "opened", ids: ["wifi", "rules"] }).open).toEqual([
    "wifi",
    "rules",
  ]);
});

test("a refusal opens the form again and says why", () => {
  const state = after(
    { type: "opened", ids: ["wifi"] },
    { type: "left", id: "wifi" },
    { type: "refused", id: "wifi", refused },
  );
  expect(state.open).toEqual(["wifi"]);
  expect(state.refused.wifi).toEqual(refused);
});

test("leaving takes the refusal away", () => {
  expect(after({ type: "refused", id: "wifi", refused }, { type: "left", id: "wifi" })).toEqual(
    noSectionForms,
  );
});

test("a how-to guide is not sent without a title and instructions", () => {
  const items = [{ title: "Light the fire", description: "<p></p>", videoUrl: "", imageUrls: [] }];
  expect(missingIn("howto", { items })).toMatchObject({
    fields: { "items.0.description": "Write the instructions of this guide." },
  });
  expect(missingIn("howto", { items: [] })).toBeUndefined();
});
