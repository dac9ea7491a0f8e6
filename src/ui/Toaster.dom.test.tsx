import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showToast } from "#ui/toast.ts";
import { Toaster } from "#ui/Toaster.tsx";
import { perform, render } from "#test/render.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const toasts = () => [...document.querySelectorAll("li")];
const after = (ms: number) => perform(() => vi.advanceTimersByTimeAsync(ms));

async function showFirst() {
  await render(<Toaster />);
  await perform(() => showToast({ title: "Link copied!", description: "It is in your clipboard." }));
}

test("a toast shows for five seconds", async () => {
  await showFirst();
  await after(4999);
  expect(toasts()).toHaveLength(1);
  await after(1);
  expect(toasts()).toHaveLength(0);
});

test("one is visible at a time: the newest, for five seconds of its own", async () => {
  await showFirst();
  await after(4000);
  await perform(() => showToast({ title: "Error", description: "Please try again." }));
  expect(toasts().map(({ textContent }) => textContent)).toEqual(["ErrorPlease try again."]);
  await after(4999);
  expect(toasts()).toHaveLength(1);
  await after(1);
  expect(toasts()).toHaveLength(0);
});

test("from medium screens on it is at most 420 pixels wide", async () => {
  await showFirst();
  expect(toasts()[0]?.parentElement?.classList).toContain("md:max-w-[420px]");
});

test.each([
  [50, 1],
  [51, 0],
])("a swipe of %d pixels leaves %d", async (pixels, left) => {
  await showFirst();
  const [toast] = toasts();
  const point = (type: string, clientX: number) =>
    perform(
      () =>
        void toast?.dispatchEvent(
          new PointerEvent(type, { clientX, clientY: 10, button: 0, bubbles: true, pointerType: "touch" }),
        ),
    );
  await point("pointerdown", 100);
  await point("pointermove", 120);
  await point("pointermove", 100 + pixels);
  await point("pointerup", 100 + pixels);
  await after(0);
  expect(toasts()).toHaveLength(left);
});

test("F8 reaches it from anywhere", async () => {
  await showFirst();
  await perform(
    () => void document.dispatchEvent(new KeyboardEvent("keydown", { code: "F8", key: "F8", bubbles: true })),
  );
  expect(document.activeElement?.contains(toasts()[0] ?? null)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test("one with an action waits for a person who uses the keyboard, until they press on the screen", async () => {
  await render(<Toaster />);
  await perform(() => void window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" })));
  await perform(() => showToast({ title: "Moved", action: { label: "Undo", onSelect: () => {} } }));
  await after(60_000);
  expect(toasts()).toHaveLength(1);
  await perform(() => void window.dispatchEvent(new PointerEvent("pointerdown")));
  await after(4999);
  expect(toasts()).toHaveLength(1);
  await after(1);
  expect(toasts()).toHaveLength(0);
});

test("it waits while F8 has given it the focus", async () => {
  await showFirst();
  await perform(
    () => void document.dispatchEvent(new KeyboardEvent("keydown", { code: "F8", key: "F8", bubbles: true })),
  );
  await after(60_000);
  expect(toasts()).toHaveLength(1);
  await perform(() => showToast({ title: "Error", description: "Please try again." }));
  await after(60_000);
  expect(toasts()).toHaveLength(1);
  await perform(() => toasts()[0]?.parentElement?.blur());
  await after(5000);
  expect(toasts()).toHaveLength(0);
});

const movePointerTo = (toast: Element | undefined, clientX: number) =>
  perform(
    () => void toast?.dispatchEvent(new PointerEvent("pointermove", { clientX, clientY: 10, bubbles: true })),
  );

test("it waits under a pointer, whatever has the focus", async () => {
  await showFirst();
  const [toast] = toasts();
  await movePointerTo(toast, 10);
  await movePointerTo(toast, 12);
  await perform(() => toast?.querySelector("button")?.focus());
  await perform(() => toast?.querySelector("button")?.blur());
  await perform(() => void window.dispatchEvent(new Event("blur")));
  await perform(() => void window.dispatchEvent(new Event("focus")));
  await after(60_000);
  expect(toasts()).toHaveLength(1);
  await perform(() => void toast?.dispatchEvent(new PointerEvent("pointerleave")));
  await after(5000);
  expect(toasts()).toHaveLength(0);
});

test("it goes in its time where it appears under a pointer that rests: what was pressed is below it", async () => {
  await showFirst();
  await movePointerTo(toasts()[0], 10);
  await movePointerTo(toasts()[0], 10);
  await after(5000);
  expect(toasts()).toHaveLength(0);
});

test.each(["listbox", "menu", "dialog"])("Escape closes an open %s before it", async (role) => {
  await showFirst();
  const layer = document.body.appendChild(document.createElement("div"));
  layer.setAttribute("role", role);
  const escape = (at: EventTarget | undefined) =>
    perform(
      () =>
        void at?.dispatchEvent(
          new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
        ),
    );
  await escape(document.body);
  await after(0);
  expect(toasts()).toHaveLength(1);
  await escape(toasts()[0]?.querySelector("button") ?? undefined);
  await after(0);
  expect(toasts()).toHaveLength(0);
  layer.remove();
});

test("Escape dismisses it where nothing is open above the screen", async () => {
  await showFirst();
  await perform(
    () => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
  );
  await after(0);
  expect(toasts()).toHaveLength(0);
});
