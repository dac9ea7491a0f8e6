import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { listCalls } from "#app/api.ts";
import { apiReferenceOf } from "#app/reference/apiReference.server.ts";
import ApiScreen, { loader } from "#site/api/ApiScreen.tsx";
import { apiReferenceContext } from "#site/api/apiReference.ts";
import { siteContext } from "#site/site.ts";
import { ProductProvider } from "#ui/product.tsx";
import { frame, origin, site } from "#test/sitePages.tsx";

function draw(path: string): string {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  context.set(apiReferenceContext, () => apiReferenceOf(frame.product, origin));
  const page = loader({ context, request: new Request(origin + path) });
  const Stub = createRoutesStub([{ id: "page", path: "/api", Component: ApiScreen }]);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(["/api/auth/user"], null);
  return renderToStaticMarkup(
    <ProductProvider product={frame.product}>
      <QueryClientProvider client={client}>
        <Stub initialEntries={[path]} hydrationData={{ loaderData: { page } }} />
      </QueryClientProvider>
    </ProductProvider>,
  );
}

const countOf = (text: string, html: string) => html.split(text).length - 1;

test("the page has every call once, with two examples and a link to it", () => {
  const html = draw("/api");
  expect(countOf("<details class=", html)).toBeGreaterThanOrEqual(listCalls().length);
  for (const { id } of apiReferenceOf(frame.product, origin).calls)
    expect(`${id} ${countOf(`id="${id}"`, html)}`).toBe(`${id} 1`);
  expect(html).toContain("At most 1,800 in an hour.");
  const examples = html.replaceAll("<wbr/>", "");
  expect(examples).toContain(`${origin}/api/guidebooks/$GUIDEBOOK_ID/stays`);
});

test("calls are read from the description once for each product, whatever the search and origin", () => {
  const [first] = apiReferenceOf(frame.product, origin).calls;
  const [again] = apiReferenceOf(frame.product, "https://guide.example.com").calls;
  expect(again?.refusals).toBe(first?.refusals);
  expect(again?.curl).toContain("https://guide.example.com/api/");
});

test("a search shows the calls that have all its words, without script", () => {
  const html = draw("/api?q=stays+delete");
  expect(html).toContain('id="deleteStaysById"');
  expect(html).not.toContain('id="getGuidebooks"');
  expect(draw("/api?q=%3Cscript%3E")).toContain("No call has “&lt;script&gt;”.");
});

test("a call has its fields, an example of its answer, and its errors folded", () => {
  const html = draw("/api?q=stays+by+hand");
  expect(html).toMatch(
    /<th scope="row"[^>]*><code[^>]*>arrival<\/code>.*?<\/th><td[^>]*>string<\/td><td[^>]*>yes</,
  );
  expect(html).toContain("&quot;arrival&quot;: &quot;2027-03-12&quot;");
  expect(html).toMatch(/<summary[^>]*><h3[^>]*>Errors<\/h3>/);
});

test("a search puts the group of that name first, and marks its words", () => {
  const html = draw("/api?q=export");
  expect(html.indexOf('id="export-and-import"')).toBeLessThan(html.indexOf('id="stays"'));
  expect(html).toMatch(/<mark[^>]*>export<\/mark>/);
});

test("groups are closed until they are opened, and open where a search has found something", () => {
  expect(draw("/api")).not.toMatch(/<details[^>]* open/);
  const found = draw("/api?q=stays+delete");
  expect(countOf('id="stays"', found)).toBe(1);
  expect(found).toMatch(/<details[^>]* open=""[^>]*class="group\/part/);
  expect(found).toMatch(/\d results? for “stays delete”/);
});
