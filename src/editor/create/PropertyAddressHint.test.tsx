import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { newQueryClient } from "#core/client.ts";
import { productFrom } from "#core/product.ts";
import { PropertyAddressHint } from "#editor/create/GenerateForm.tsx";
import { placesServiceQuery } from "#editor/create/placesService.ts";
import { ProductProvider } from "#ui/product.tsx";

const NOTICE = "While you type, the address is looked up elsewhere.";

function hintWith(notice: string | null): string {
  const client = newQueryClient();
  client.setQueryData(placesServiceQuery.queryKey, {
    service: notice ? "osm" : "index",
    notice,
    hasMapData: true,
    hasModel: false,
  });
  return renderToStaticMarkup(
    <ProductProvider product={productFrom({})}>
      <QueryClientProvider client={client}>
        <PropertyAddressHint />
      </QueryClientProvider>
    </ProductProvider>,
  );
}

test("says where keystrokes go, where they leave this server", () => {
  expect(hintWith(NOTICE)).toContain(NOTICE);
  expect(hintWith(null)).not.toContain("looked up");
});

test("says what belongs in the address, and who will see it", () => {
  expect(hintWith(null)).toContain("street, city, state/province and country");
  expect(hintWith(null)).toContain("Anyone with this guidebook&#x27;s link can see this.");
});
