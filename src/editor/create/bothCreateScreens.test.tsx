import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { productFrom } from "#core/product.ts";
import CreateScreen from "#editor/create/CreateScreen.tsx";
import { NewGuidebook } from "#editor/NewGuidebook.tsx";
import { ProductProvider } from "#ui/product.tsx";

test("both URLs make a guidebook with one form, each in its own words", () => {
  const simple = draw("/create-simple", () => <CreateScreen />);
  expect(simple).toContain("Create Guidebook</h1>");
  expect(simple).toMatch(/value="ai"[^>]*checked|checked[^>]*value="ai"/);
  expect(simple).toMatch(/Generate with AI<\/button>/);

  const editor = draw("/guidebooks/new", () => <NewGuidebook />);
  expect(editor).toContain("Create Your Guidebook</h2>");
  expect(editor).toMatch(/value="blank"[^>]*checked|checked[^>]*value="blank"/);
  expect(editor).toMatch(/Create Guidebook<\/span>/);

  for (const screen of [simple, editor]) {
    expect(screen).toContain("How to start");
    expect(screen).toContain("Guidebook Name");
  }
});

function draw(path: string, Component: () => React.ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const Stub = createRoutesStub([{ path, Component }]);
  return renderToStaticMarkup(
    <ProductProvider product={productFrom({})}>
      <QueryClientProvider client={client}>
        <Stub initialEntries={[path]} />
      </QueryClientProvider>
    </ProductProvider>,
  );
}
