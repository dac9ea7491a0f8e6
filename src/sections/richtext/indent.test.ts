import { describe, expect, it } from "vitest";
import { indentOf, stepIndent } from "#sections/richtext/indent.ts";

describe("an indent", () => {
  it.each([
    ["indent-1", 1],
    ["indent-8", 8],
    ["MsoNormal indent-3 other", 3],
    ["", 0],
    ["indent-0", 0],
    ["indent-9", 0],
    ["indent-12", 0],
    ["text-indent-2", 0],
  ])("is read from the class %j as level %i", (className, level) => {
    expect(indentOf(className)).toBe(level);
  });

  it("goes from none to level 8 and back, one step at a time", () => {
    const levels = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(levels.map((level) => stepIndent(level - 1, 1))).toEqual(levels);
    expect(levels.map((level) => stepIndent(level, -1))).toEqual(levels.map((level) => level - 1));
  });

  it("stays within its ends", () => {
    expect(stepIndent(8, 1)).toBe(8);
    expect(stepIndent(0, -1)).toBe(0);
  });
});
