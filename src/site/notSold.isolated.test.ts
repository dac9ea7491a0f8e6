import { describe, expect, test, vi } from "vitest";

// What the product is called and whether it is sold is read when the process starts.
vi.hoisted(() => {
  process.env.BILLING = "off";
});

const { drawPage, siteScreens, site } = await import("#test/sitePages.tsx");
const { decide } = await import("#app/shell/gate.ts");
const { drawSitemap } = await import("#site/sitemap.server.ts");

const SELLING =
  /\$ ?\d|\bAUD\b|subscri|pricing|money.back|money refunded|unused part|\bbilling\b|stripe|\bpaid once\b|(one|pro) plan\b/i;

describe("where nothing is sold", () => {
  test.each(Object.keys(siteScreens).filter((path) => path !== "/pricing"))("%s sells nothing", (path) => {
    const { html, head } = drawPage(path);
    const text = html.replaceAll(/<[^>]+>/g, " ");
    expect(text).not.toMatch(SELLING);
    expect(JSON.stringify(head)).not.toMatch(SELLING);
    expect(html).not.toContain('href="/pricing"');
  });

  test("there is no page of prices, for nobody", () => {
    for (const state of ["signed-out", "subscribed"] as const)
      for (const path of ["/pricing", "/subscribe"]) expect(decide(state, path)).toBe("not-found");
    expect(drawSitemap("https://porchlight.test", { ...site, legalPages: [] })).not.toContain("/pricing");
  });
});
