import "#core/zodWithoutEval.client.ts"; // first: it has to come before every schema
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { ProductProvider, readProduct } from "#ui/product.tsx";
import { TooltipProvider } from "#ui/Tooltip.tsx";
import { DEMO } from "#site/site.ts";
import { TryOut } from "#site/tryOut/TryOut.tsx";
import { readDemo } from "#site/tryOut/tryOutSections.ts";

/** Puts the try-out in the place of its picture. Throws where the demo guidebook does not come. */
export async function mountTryOut(place: Element): Promise<void> {
  const response = await fetch(DEMO.call);
  if (!response.ok) throw new Error(`The demo guidebook answered ${response.status}.`);
  const demo = readDemo(await response.json());
  place.replaceChildren();
  flushSync(() =>
    createRoot(place).render(
      <ProductProvider product={readProduct()}>
        <TooltipProvider>
          <TryOut demo={demo} />
        </TooltipProvider>
      </ProductProvider>,
    ),
  );
  // The button that was pressed is gone with its picture.
  place.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus();
}
