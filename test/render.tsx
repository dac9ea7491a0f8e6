import { QueryClientProvider } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { newQueryClient } from "#core/client.ts";
import { productFrom } from "#core/product.ts";
import { ProductProvider } from "#ui/product.tsx";
import { hostSession } from "#test/hostSession.ts";
import { MAX_WAIT_MS } from "#test/eventually.ts";
// Loaded with every part, as a browser has them once it was idle.
import "#ui/AlertDialogPanel.tsx";
import "#ui/DialogPanel.tsx";
import "#ui/MenuPanel.tsx";
import "#ui/TooltipPanel.tsx";

/** Renders a part of a screen into the document of a `*.dom.test.tsx`, and returns the element that holds it. */
export async function render(part: ReactNode, product = productFrom({})): Promise<HTMLElement> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const holder = document.body.appendChild(document.createElement("div"));
  const root = createRoot(holder);
  const client = newQueryClient();
  for (const [key, data] of hostSession) client.setQueryData(key, data);
  await act(async () =>
    root.render(
      <ProductProvider product={product}>
        <QueryClientProvider client={client}>{part}</QueryClientProvider>
      </ProductProvider>,
    ),
  );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    holder.remove();
  });
  return holder;
}

/** Does something that a person does, and waits for what follows. */
export async function perform(deed: () => unknown): Promise<void> {
  await act(async () => void (await deed()));
}

/** Waits until something holds that comes by itself, such as an answer of the server. */
export async function waitUntil(holds: () => boolean): Promise<void> {
  const last = Date.now() + MAX_WAIT_MS;
  while (!holds()) {
    if (Date.now() > last) throw new Error(`It does not come to hold: ${document.body.textContent}`);
    await act(() => new Promise((done) => setTimeout(done, 10)));
  }
}
