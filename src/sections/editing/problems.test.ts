import { describe, expect, it } from "vitest";
import { problemsOf } from "#sections/editing/problems.ts";
import { sectionTypes } from "#sections/catalog.ts";
import { emptyContent } from "#sections/section.ts";

const guide = { title: "Light the fire", description: "<p>Open the vent.</p>", videoUrl: "", imageUrls: [] };

describe("before a section is saved", () => {
  it.each(sectionTypes)("an empty %s has no problems", (type) => {
    expect(problemsOf(type, emptyContent(type))).toEqual({});
  });

  it("each field that does not fit has its sentence", () => {
    const content = { ...emptyContent("checkin"), doorCode: "1".repeat(81), checkInTime: "3 pm" };
    expect(problemsOf("checkin", content)).toEqual({
      doorCode: "Use at most 80 characters.",
      checkInTime: "Write the time as HH:MM, for example 15:00.",
    });
  });

  it("a how-to guide needs a title and instructions", () => {
    const items = [guide, { ...guide, title: " " }, { ...guide, description: "<p></p>" }];
    expect(problemsOf("howto", { items })).toEqual({
      "items.1.title": "Give this guide a title, or it will not be saved.",
      "items.2.description": "Write the instructions of this guide.",
    });
  });

  it("a guide in which nothing was written is no problem", () => {
    expect(problemsOf("howto", { items: [{ ...guide, title: "", description: "" }] })).toEqual({});
  });
});
