import { describe, expect, it } from "vitest";
import { insertAt, moveBy, removeAt } from "#sections/editing/rows.ts";

const rules = ["No smoking", "No parties", "Quiet after ten"];

describe("the rows of a list", () => {
  it("move up and down by one", () => {
    expect(moveBy(1, -1)(rules)).toEqual(["No parties", "No smoking", "Quiet after ten"]);
    expect(moveBy(1, 1)(rules)).toEqual(["No smoking", "Quiet after ten", "No parties"]);
  });

  it("stay where they are at the ends", () => {
    expect(moveBy(0, -1)(rules)).toEqual(rules);
    expect(moveBy(2, 1)(rules)).toEqual(rules);
  });

  it("can be removed and put back where they were", () => {
    const rest = removeAt(1)(rules);
    expect(rest).toEqual(["No smoking", "Quiet after ten"]);
    expect(insertAt(rest, 1, "No parties")).toEqual(rules);
  });

  it("come back last when the list has become shorter", () => {
    expect(insertAt(["No smoking"], 5, "No parties")).toEqual(["No smoking", "No parties"]);
  });

  it("leave the list that they came from alone", () => {
    expect(rules).toEqual(["No smoking", "No parties", "Quiet after ten"]);
  });
});
