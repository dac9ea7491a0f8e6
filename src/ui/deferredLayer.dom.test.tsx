import { useState } from "react";
import { expect, test, vi } from "vitest";
import { deferredLayer } from "#ui/deferredLayer.tsx";
import { currentToast } from "#ui/toast.ts";
import { perform, render, waitUntil } from "#test/render.tsx";

interface LayerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const Items = ({ open }: LayerProps) => (open ? <p>Arrange</p> : null);
const shown = () => document.querySelector("p")?.textContent;

async function openScreenWith(load: () => Promise<typeof Items>) {
  const Layer = deferredLayer(load);
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button aria-expanded={isOpen} onClick={() => setOpen(true)}>
          More
        </button>
        <Layer open={isOpen} onOpenChange={setOpen} />
      </>
    );
  }
  const holder = await render(<Screen />);
  const button = holder.querySelector("button");
  return { button, press: () => perform(() => button?.click()) };
}

test("a layer comes with its first press", async () => {
  const load = vi.fn<() => Promise<typeof Items>>(async () => Items);
  const { press } = await openScreenWith(load);
  expect(load).not.toHaveBeenCalled();
  await press();
  await waitUntil(() => shown() === "Arrange");
});

test("a layer whose code does not come closes and says so, and the next press loads it again", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  let isThere = false;
  const { button, press } = await openScreenWith(async () =>
    isThere ? Items : Promise.reject(new TypeError("Failed to fetch")),
  );
  await press();
  await waitUntil(() => button?.getAttribute("aria-expanded") === "false");
  expect(currentToast.get()?.toast).toMatchObject({
    title: "We could not be reached",
    variant: "destructive",
  });
  expect(document.body.contains(button)).toBe(true);
  isThere = true;
  await press();
  await waitUntil(() => shown() === "Arrange");
  vi.unstubAllGlobals();
});
