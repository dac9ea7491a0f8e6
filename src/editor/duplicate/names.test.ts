import { expect, test } from "vitest";
import { namesIn, problemWithNames } from "#editor/duplicate/DuplicateDialog.tsx";

test("each line that is not blank is a name, and each name counts once", () => {
  expect(namesIn("  Flat 2 \n\nFlat  3\nFlat 2\r\n")).toEqual(["Flat 2", "Flat 3"]);
  expect(namesIn(" \n ")).toEqual([]);
});

test("more names than the plan holds are refused with both figures", () => {
  expect(problemWithNames(["Flat 2"], { free: 1, sells: true })).toBeNull();
  expect(problemWithNames(["Flat 2", "Flat 3"], { free: 1, sells: true })).toBe(
    "Your plan has room for 1 more guidebook, and you have typed 2.",
  );
  expect(problemWithNames(["x".repeat(121)], { free: 5, sells: true })).toMatch(
    /^Use at most 120 characters/,
  );
});
