import { describe, expect, test } from "vitest";
import * as landing from "#site/LandingScreen.tsx";
import * as post from "#site/PostScreen.tsx";
import * as pricing from "#site/PricingScreen.tsx";
import { drawSitemap } from "#site/sitemap.server.ts";
import { openSite } from "#site/site.server.ts";
import { drawPage, frame, origin, siteScreens, site } from "#test/sitePages.tsx";

/** Every URL that a link of the site may lead to. */
const reachable = new Set([
  ...Object.keys(siteScreens),
  "/login",
  "/signup",
  "/view/demo-wanaka-retreat",
  "/view/demo-wanaka-retreat#dining",
  "/print/demo-wanaka-retreat",
]);

describe.each(Object.keys(siteScreens))("%s", (path) => {
  const { html, head } = drawPage(path);
  const text = (property: string) =>
    head.find((tag) => tag.name === property || tag.property === property)?.content;

  test("has one h1, and no heading skips a level", () => {
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, at) => expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1));
  });

  test("links only to what is there", () => {
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href ?? "");
    const internal = links.filter((href) => href.startsWith("/"));
    expect(internal.length).toBeGreaterThan(8);
    expect(internal.filter((href) => !reachable.has(href))).toEqual([]);
    const others = links.filter((href) => !href.startsWith("/") && !href.startsWith("#"));
    for (const href of others) expect(href).toMatch(/^(https:\/\/|mailto:)/);
  });

  test("leaves no placeholder open", () => {
    expect(html).not.toMatch(/\{(productName|owner|contactEmail|privacyEmail)\}/);
  });

  test("has nothing that the content policy would refuse", () => {
    expect(html).not.toMatch(/ style=/);
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="module" async="" src="/enhance.js">']);
    expect(html).not.toMatch(/<style| on[a-z]+=/);
  });

  test("says of each picture what it shows and how large it is", () => {
    for (const [picture] of html.matchAll(/<img [^>]*>/g)) {
      expect(picture).toMatch(/alt="[^"]+"/);
      expect(picture).toMatch(/width="\d+"/);
      expect(picture).toMatch(/height="\d+"/);
    }
  });

  test("tells search engines and chats what it is", () => {
    expect(head.filter((tag) => "title" in tag)).toHaveLength(1 + 1); // the page's own, and the feed's
    const description = text("description") ?? "";
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(head.find((tag) => tag.rel === "canonical")?.href).toBe(origin + path);
    expect(text("og:url")).toBe(origin + path);
    expect(text("og:image")).toMatch(/^https:\/\/porchlight\.test\/.+\.jpg$/);
    expect(text("twitter:card")).toBe("summary_large_image");
  });
});

test("no two pages have the same title, description or picture", () => {
  const heads = Object.keys(siteScreens).map((path) => drawPage(path).head);
  for (const what of ["description", "og:title", "og:image"]) {
    const all = heads.map((head) => head.find((tag) => tag.name === what || tag.property === what)?.content);
    expect(new Set(all).size).toBe(all.length);
  }
});

test("every page of the sitemap is drawn", () => {
  const sitemap = drawSitemap(frame, { posts: [], legalPages: [] });
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url.slice(origin.length));
  expect(paths).toContain("/pricing");
  expect(paths.filter((path) => !(path in siteScreens))).toEqual([]);
});

test("a post that is announced and not yet written is coming soon", () => {
  const [announced] = site.posts;
  if (!announced) throw new Error("there are no posts");
  const before = { ...site, findPost: () => ({ ...announced, parts: [], words: 0 }) };
  const { html } = drawPage(`/blog/${announced.slug}`, post, before);
  expect(html.replaceAll(/<[^>]+>/g, "")).toContain(announced.title);
  expect(html).toContain("coming soon");
});

test("a slug that no post has is not found, and not indexed", () => {
  const { html, head } = drawPage("/blog/no-such-post", post);
  expect(html).toContain("Post Not Found");
  expect(html).toContain("Back to Blog");
  expect(head).toContainEqual({ name: "robots", content: "noindex" });
});

test("samples are called examples above the first and on each", () => {
  for (const path of ["/", "/pricing"]) {
    const { html } = drawPage(path);
    const [before = "", hosts = ""] = html.split('id="hosts"');
    expect(before).not.toContain(">Example<");
    expect(hosts).toMatch(/What a host could say.*Examples that we wrote\. No host has said them yet\./);
    const figures = [...hosts.matchAll(/<figure.*?<\/figure>/g)];
    expect(figures.length).toBe(path === "/" ? 5 : 2);
    for (const [figure] of figures) expect(figure).toContain(">Example<");
  }
});

test("an operator's own quotes take the place of the samples, and none where they are switched off", () => {
  const entries = [{ firstName: "Wiremu", role: "Hosts two baches", text: "It works.", sample: false }];
  const own = openSite(frame, { rating: 4.8, entries });
  expect(drawPage("/", landing, own).html).toContain("4.8</strong> average rating");
  for (const [path, screen] of [
    ["/", landing],
    ["/pricing", pricing],
  ] as const) {
    const { html } = drawPage(path, screen, own);
    expect(html).toContain("Wiremu");
    expect(html).toContain("What hosts say");
    expect(html).not.toMatch(/Marama|>Example<|could say|that we wrote/);
    expect(drawPage(path, screen, openSite(frame, null)).html).not.toMatch(
      /hosts? (say|could say)|average rating/i,
    );
  }
});

test("no line of a title ends at a hyphen", () => {
  expect(drawPage("/blog").html).toContain('<span class="whitespace-nowrap">how-to</span>');
});
