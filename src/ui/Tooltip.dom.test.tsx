import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tooltip, TooltipProvider } from "#ui/Tooltip.tsx";
import { perform, render } from "#test/render.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number) => perform(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => document.querySelector("[role=tooltip]")?.textContent;

async function open() {
  const holder = await render(
    <TooltipProvider>
      {["Undo", "Redo"].map((label) => (
        <Tooltip key={label} label={label}>
          <button>{label}</button>
        </Tooltip>
      ))}
    </TooltipProvider>,
  );
  const [undo, redo] = holder.querySelectorAll("button");
  const point = (type: string, at: EventTarget | undefined, clientX = 0) =>
    perform(
      () => void at?.dispatchEvent(new PointerEvent(type, { pointerType: "mouse", clientX, bubbles: true })),
    );
  const enter = (at: Element | undefined) => point("pointermove", at);
  async function leave(at: Element | undefined) {
    for (const type of ["pointerout", "pointerleave"]) await point(type, at);
    await point("pointermove", document, 900); // outside the tooltip, too
  }
  return { undo, redo, enter, leave };
}

test("a tooltip opens after 700 milliseconds under the pointer", async () => {
  const { undo, enter } = await open();
  await enter(undo);
  await after(699);
  expect(shown()).toBeUndefined();
  await after(1);
  expect(shown()).toBe("Undo");
});

test.each([
  [299, "Redo"],
  [300, undefined],
])("%d milliseconds after one has closed, the next shows %s at once", async (pause, label) => {
  const { undo, redo, enter, leave } = await open();
  await enter(undo);
  await after(700);
  await leave(undo);
  await after(pause);
  await enter(redo);
  expect(shown()).toBe(label);
});

test("a pointer that comes back to the element before the tooltip closes leaves it open", async () => {
  const { undo, enter, leave } = await open();
  await enter(undo);
  await after(700);
  await leave(undo);
  await after(99);
  await enter(undo);
  await after(100);
  expect(shown()).toBe("Undo");
});

test("one is shown at a time: the next closes the one that the pointer has left", async () => {
  const { undo, redo, enter, leave } = await open();
  await enter(undo);
  await after(700);
  await leave(undo);
  await enter(redo);
  expect([...document.querySelectorAll("[role=tooltip]")].map(({ textContent }) => textContent)).toEqual([
    "Redo",
  ]);
});
