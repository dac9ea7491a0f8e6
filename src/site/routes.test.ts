import { expect, test } from "vitest";
import { Hono } from "hono";
import type { AppEnv } from "#core/http.server.ts";
import { sitePages } from "#site/routes.server.ts";
import { newWorld } from "#test/world.ts";

const origin = "https://porchlight.test";
const { context } = await newWorld();
const app = new Hono<AppEnv>()
  .use(async (c, next) => {
    c.set("origin", origin);
    c.set("context", context);
    await next();
  })
  .route("/", sitePages);

const read = async (path: string) => {
  const response = await app.request(path);
  return { type: response.headers.get("content-type"), text: await response.text() };
};

test("the sitemap names every public page, and no guest's", async () => {
  const { type, text } = await read("/sitemap.xml");
  expect(type).toMatch(/^application\/xml/);
  const urls = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toHaveLength(11);
  expect(urls).toContain(`${origin}/`);
  expect(urls).toContain(`${origin}/blog/airbnb-guest-manual-template`);
  expect(text).not.toContain("/view/");
});

test("the sitemap says when a page that carries its date was changed", async () => {
  const { text } = await read("/sitemap.xml");
  const days = new Map(
    [...text.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+))?/g)].map(([, url, day]) => [url, day]),
  );
  const newest = days.get(`${origin}/blog/how-to-guides-reduce-communication-overhead`);
  expect(newest).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(days.get(`${origin}/blog`)).toBe(newest);
  expect(days.get(`${origin}/privacy-policy`)).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(days.get(`${origin}/pricing`)).toBeUndefined();
});

test("crawlers find the sitemap and may read the pages that say noindex", async () => {
  const { text } = await read("/robots.txt");
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(text).not.toMatch(/Disallow: \/(view|print|qr)?\n/);
});

test("the feed has every post with its address and day, newest first", async () => {
  const { type, text } = await read("/feed.xml");
  expect(type).toMatch(/^application\/rss\+xml/);
  expect(text.match(/<item>/g)).toHaveLength(5);
  const days = [...text.matchAll(/<pubDate>([^<]+)<\/pubDate>/g)].map(([, day]) => Date.parse(day ?? ""));
  expect(days).toEqual(days.toSorted((one, other) => other - one));
  expect(text).toContain(`<link>${origin}/blog/airbnb-guest-manual-template</link>`);
});

test("a password manager finds where a host changes their password", async () => {
  const { guest } = await newWorld();
  const response = await guest.get("/.well-known/change-password");
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/profile#change-password");
  expect((await guest.get("/.well-known/nothing-of-the-kind")).headers.get("location")).toBeNull();
});

test("security.txt says where to report a weakness, and until when it holds", async () => {
  const { text } = await read("/.well-known/security.txt");
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\nExpires: 2026-07-\d\dT[\d:.]+Z\n/);
});
