import { Hono, type Context, type MiddlewareHandler } from "hono";
import { DAY_MS } from "#core/durations.ts";
import type { AppEnv } from "#core/http.server.ts";
import { articlesOf } from "#site/articles/library.server.ts";
import { drawFeed } from "#site/feed.server.ts";
import { drawSitemap } from "#site/sitemap.server.ts";
import type { SiteFacts } from "#site/site.ts";

const HOUR = "public, max-age=3600";

const productOf = (c: Context<AppEnv>) => c.get("context").config.product;
const factsOf = (c: Context<AppEnv>) => ({ product: productOf(c), origin: c.get("origin") });

const onlyWithSite: MiddlewareHandler<AppEnv> = (c, next) =>
  productOf(c).hasSite ? next() : Promise.resolve(c.notFound());

/** What machines read of the site: the map, the rules for crawlers, the feed. */
export const sitePages = new Hono<AppEnv>()
  .use("/sitemap.xml", onlyWithSite)
  .use("/feed.xml", onlyWithSite)
  .get("/sitemap.xml", (c) => {
    c.header("Cache-Control", HOUR);
    return c.body(drawSitemap(factsOf(c), articlesOf(productOf(c))), 200, {
      "Content-Type": "application/xml; charset=utf-8",
    });
  })
  .get("/feed.xml", (c) => {
    c.header("Cache-Control", HOUR);
    return c.body(drawFeed(factsOf(c), articlesOf(productOf(c)).posts), 200, {
      "Content-Type": "application/rss+xml; charset=utf-8",
    });
  })
  .get("/.well-known/security.txt", (c) => {
    c.header("Cache-Control", HOUR);
    return c.text(securityTxt(factsOf(c), c.get("context").now()));
  })
  // Where password managers send a host who changes theirs (W3C, "A Well-Known URL for Changing Passwords").
  .get("/.well-known/change-password", (c) => c.redirect("/profile#change-password", 302))
  // Guest pages are not named: crawlers must be able to read their noindex.
  .get("/robots.txt", (c) => {
    c.header("Cache-Control", HOUR);
    const sitemap = productOf(c).hasSite ? `\nSitemap: ${c.get("origin")}/sitemap.xml\n` : "";
    return c.text(`User-agent: *\nDisallow: /api/\n${sitemap}`);
  });

/** Where to report a weakness (RFC 9116); the file says itself that it holds for half a year from now. */
function securityTxt({ product, origin }: SiteFacts, now: number): string {
  const lines = [
    `Contact: mailto:${product.contactEmail}`,
    `Expires: ${new Date(now + 180 * DAY_MS).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return `${lines.join("\n")}\n`;
}
