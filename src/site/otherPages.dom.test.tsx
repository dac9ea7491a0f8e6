import { expect, test } from "vitest";
import { drawPage, site } from "#test/sitePages.tsx";

function open(path: string) {
  const { html, head } = drawPage(path);
  const page = document.createElement("div");
  page.innerHTML = html;
  const band = (id: string) => page.querySelector(`section[aria-labelledby=${id}]`);
  const titlesIn = (id: string) =>
    [...(band(id)?.querySelectorAll("h3") ?? [])].map(({ textContent }) => textContent);
  return { page, head, band, titlesIn };
}

const typesOf = (path: string) =>
  open(path).head.flatMap((tag) => {
    const thing: unknown = tag["script:ld+json"];
    return typeof thing === "object" && thing && "@type" in thing ? [thing["@type"]] : [];
  });

test("features: a hero, six cards, and the sixteen sections of a guidebook", () => {
  const { page, titlesIn } = open("/features");
  expect(page.querySelector("main h1")?.textContent).toBe("Everything about the house, one link away");
  expect(titlesIn("what")).toHaveLength(6);
  const sections = titlesIn("sections");
  expect(sections).toHaveLength(16);
  expect(sections.slice(0, 8)).toEqual([
    "Welcome message",
    "WiFi information",
    "Check-in instructions",
    "House rules",
    "Local recommendations",
    "Amenities guide",
    "Emergency information",
    "Departure checklist",
  ]);
});

test("the features page says what hosts of many guests get, with a picture of it", () => {
  const { titlesIn, band } = open("/features");
  expect(titlesIn("many")).toHaveLength(6);
  expect(band("many")?.querySelector("img")?.getAttribute("alt")).toContain("The stays of three homes");
});

test("the features page says that guests read on the phone in their hand", () => {
  expect(open("/features").page.textContent).toContain("read it on the phone in their hand");
});

test.each([
  ["/privacy-policy", "Privacy Act 1988", "mailto:privacy@porchlight.example"],
  ["/terms-and-conditions", "Australian Consumer Law", "mailto:hello@porchlight.example"],
])("%s names the Australian law and shows where to write", (path, law, contact) => {
  const { page } = open(path);
  expect(page.querySelector("main")?.textContent).toContain(law);
  expect(page.querySelector(`main a[href="${contact}"]`)?.textContent).toBe(contact.replace("mailto:", ""));
});

test("who signs up must be 18 or older", () => {
  expect(open("/terms-and-conditions").page.querySelector("main")?.textContent).toContain("18 or older");
});

test("pricing: the plan, what else it would cost, what comes back, two testimonials, and questions", () => {
  const { page, band, titlesIn } = open("/pricing");
  expect(page.textContent).toContain("Pro plan");
  expect(band("value")?.querySelectorAll("dl > div")).toHaveLength(3);
  expect(band("return")?.textContent).toContain("The plan has paid for itself after 14 messages");
  expect(band("hosts")?.querySelectorAll("figure")).toHaveLength(2);
  expect(titlesIn("questions")).toContain("Is there a free trial?");
});

test("blog: a card for each post, and each leads to it", () => {
  const cards = [...open("/blog").page.querySelectorAll("main li a")].map((link) =>
    link.getAttribute("href"),
  );
  expect(cards).toEqual(site.posts.map(({ slug }) => `/blog/${slug}`));
});

test.each([
  ["/features", ["BreadcrumbList", "Product"]],
  ["/pricing", ["BreadcrumbList", "Product", "FAQPage"]],
  ["/blog", ["BreadcrumbList", "Blog"]],
  ["/blog/airbnb-guest-manual-template", ["BreadcrumbList", "BlogPosting"]],
])("%s tells machines what it is", (path, types) => expect(typesOf(path)).toEqual(types));

test("pricing says to who has the plan until when, and does not ask them to try it", () => {
  const periodEnd = Date.UTC(2027, 10, 28);
  const plan = { status: "active", periodEnd, renews: true, pastDue: false, askOwner: null };
  const { html } = drawPage("/pricing", undefined, undefined, { user: {}, subscription: plan });
  expect(html.replaceAll(/<[^>]+>/g, "")).toContain("You have this planRenews on 28 Nov 2027.");
  expect(html).not.toContain("Try it with your own place");
  expect(open("/pricing").page.textContent).toContain("Try it with your own place");
  expect(open("/pricing").page.textContent).not.toContain("You have this plan");
});

test.each(["/privacy-policy", "/terms-and-conditions"])("%s lists its sections, each a link", (path) => {
  const { page } = open(path);
  const links = [...page.querySelectorAll("nav[aria-label='On this page'] a")];
  const headings = [...page.querySelectorAll("article h2")];
  expect(links.length).toBeGreaterThan(10);
  expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual(
    headings.map(({ id, textContent }) => [`#${id}`, textContent]),
  );
});
