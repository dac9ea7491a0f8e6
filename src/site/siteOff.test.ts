import { expect, test } from "vitest";
import { productFrom } from "#core/product.ts";
import { drawPage, siteOf, siteScreens } from "#test/sitePages.tsx";
import { newWorld } from "#test/world.ts";

test("without a public site machines find no sitemap, feed or demo, and the rest as before", async () => {
  const world = await newWorld({ SITE: "off" });
  const gone = [
    "/view/demo-wanaka-retreat",
    "/print/demo-wanaka-retreat",
    "/qr/demo-wanaka-retreat",
    "/api/public/demo/demo-wanaka-retreat",
    "/api/public/demo-wanaka-retreat",
    "/sitemap.xml",
    "/feed.xml",
  ];
  for (const path of gone)
    expect({ path, status: (await world.guest.get(path)).status }).toEqual({ path, status: 404 });
  expect((await world.guest.get("/robots.txt")).text).toBe("User-agent: *\nDisallow: /api/\n");
  expect((await world.guest.get("/.well-known/security.txt")).status).toBe(200);

  const aroha = await world.host("Aroha");
  const { slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  expect((await world.guest.get(`/view/${slug}`)).status).toBe(200);
});

test.each(["/privacy-policy", "/terms-and-conditions"])(
  "without a public site %s leads to none of it",
  (path) => {
    const site = siteOf(productFrom({ SITE: "off" }));
    const { html } = drawPage(path, siteScreens[path], site);
    expect(html).not.toMatch(/href="\/(features|pricing|blog|view)/);
    expect(html.replaceAll(/<[^>]+>/g, " ")).not.toMatch(/demo|public site/i);
    expect(html).toContain('href="/login"');
  },
);
