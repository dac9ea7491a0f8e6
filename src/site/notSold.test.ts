import { describe, expect, test } from "vitest";
import { decide } from "#app/shell/gate.ts";
import { productFrom } from "#core/product.ts";
import { drawSitemap } from "#site/sitemap.server.ts";
import { drawPage, siteOf, siteScreens } from "#test/sitePages.tsx";

const product = productFrom({ BILLING: "off" });
const site = siteOf(product);

const SELLING =
  /\$ ?\d|\bAUD\b|subscri|pricing|money.back|money refunded|unused part|\bbilling\b|stripe|\bpaid once\b|(one|pro) plan\b/i;

describe("where nothing is sold", () => {
  test.each(Object.keys(siteScreens).filter((path) => path !== "/pricing"))("%s sells nothing", (path) => {
    const { html, head } = drawPage(path, siteScreens[path], site);
    const text = html.replaceAll(/<[^>]+>/g, " ");
    expect(text).not.toMatch(SELLING);
    expect(JSON.stringify(head)).not.toMatch(SELLING);
    expect(html).not.toContain('href="/pricing"');
  });

  test("there is no page of prices, for nobody", () => {
    for (const state of ["signed-out", "subscribed"] as const)
      for (const path of ["/pricing", "/subscribe"]) expect(decide(state, path, product)).toBe("not-found");
    expect(drawSitemap(site.frame, { ...site, legalPages: [] })).not.toContain("/pricing");
  });
});
