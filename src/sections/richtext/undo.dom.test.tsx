import { Editor } from "@tiptap/core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { richTextExtensions } from "#sections/richtext/extensions.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const editor = new Editor({ extensions: richTextExtensions, content: "<p></p>" });
  return {
    type: (text: string) => editor.commands.insertContent(text),
    undo: () => editor.commands.undo(),
    text: () => editor.getText(),
  };
}

test.each([
  [1000, ""],
  [1001, "One "],
])("what is typed %d ms apart is undone to %j", (pause, left) => {
  const { type, undo, text } = open();
  type("One ");
  vi.advanceTimersByTime(pause);
  type("two");
  expect(text()).toBe("One two");
  undo();
  expect(text()).toBe(left);
});

test.each([60, 100, 101, 120, 250])("of %d changes at most 100 can be undone", (made) => {
  const { type, undo } = open();
  for (let count = 0; count < made; count++) {
    vi.advanceTimersByTime(1001);
    type("x");
  }
  let undone = 0;
  while (undo()) undone += 1;
  expect(undone).toBeLessThanOrEqual(100);
  expect(undone).toBeGreaterThanOrEqual(Math.min(made, 80));
});
