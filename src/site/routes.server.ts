import { Hono } from "hono";
import type { AppEnv } from "#platform/http.server.ts";
import { legalPages, posts } from "#site/articles/library.server.ts";
import { drawFeed } from "#site/feed.server.ts";
import { drawSitemap } from "#site/sitemap.server.ts";

const HOUR = "public, max-age=3600";

/** What machines read of the site: the map, the rules for crawlers, the feed. */
export const sitePages = new Hono<AppEnv>()
  .get("/sitemap.xml", (c) => {
    c.header("Cache-Control", HOUR);
    return c.body(drawSitemap(c.get("origin"), { posts, legalPages }), 200, {
      "Content-Type": "application/xml; charset=utf-8",
    });
  })
  .get("/feed.xml", (c) => {
    c.header("Cache-Control", HOUR);
    return c.body(drawFeed(c.get("origin"), posts), 200, {
      "Content-Type": "application/rss+xml; charset=utf-8",
    });
  })
  // Guest pages are not named: crawlers must be able to read their noindex.
  .get("/robots.txt", (c) => {
    c.header("Cache-Control", HOUR);
    return c.text(`User-agent: *\nDisallow: /api/\n\nSitemap: ${c.get("origin")}/sitemap.xml\n`);
  });
