import { describe, expect, test } from "vitest";
import { newCombobox, nextCombobox, wantsSuggestions, type ComboboxState } from "#editor/create/combobox.ts";

const ultimo = {
  placeId: "index:1",
  description: "Bulwara Road, Ultimo NSW, Australia",
  mainText: "Bulwara Road",
  secondaryText: "Ultimo NSW, Australia",
};
const typed = nextCombobox(newCombobox(), { type: "typed", text: "Bulwara" });
const chosen = nextCombobox(typed, { type: "chose", suggestion: ultimo });

test("typing opens the suggestions", () => {
  expect(typed).toEqual({ text: "Bulwara", chosen: null, open: true, active: -1 });
  expect(wantsSuggestions(typed)).toBe(true);
});

test("two letters are too few to suggest anything", () => {
  expect(wantsSuggestions(nextCombobox(newCombobox(), { type: "typed", text: "Bu " }))).toBe(false);
});

test("choosing fills the field and closes the list", () => {
  expect(chosen).toEqual({ text: ultimo.description, chosen: ultimo, open: false, active: -1 });
  expect(wantsSuggestions(chosen)).toBe(false);
});

test("typing after choosing clears the selection", () => {
  expect(nextCombobox(chosen, { type: "typed", text: "Bulwara Road 12" }).chosen).toBeNull();
});

test("clearing empties all", () => expect(nextCombobox(chosen, { type: "cleared" })).toEqual(newCombobox()));

describe("the arrow keys", () => {
  const press = (state: ComboboxState, by: 1 | -1, count: number) =>
    nextCombobox(state, { type: "moved", by, count });

  test("go down through the suggestions and back to the field", () => {
    const first = press(typed, 1, 2);
    const second = press(first, 1, 2);
    expect([first.active, second.active, press(second, 1, 2).active]).toEqual([0, 1, -1]);
  });

  test("go up from the field to the last suggestion", () => expect(press(typed, -1, 2).active).toBe(1));

  test("stay in the field where nothing is offered", () => expect(press(typed, 1, 0).active).toBe(-1));
});
