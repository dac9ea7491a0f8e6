import { expect, test, describe } from "vitest";
import { pricingQuestions } from "#site/content/faq.ts";
import { productFrom } from "#core/product.ts";
import { articlesOf } from "#site/articles/library.server.ts";
import {
  blog,
  blogPosting,
  breadcrumbs,
  faqPage,
  organization,
  productOffer,
  website,
} from "#site/structuredData.ts";

const origin = "https://porchlight.test";
const product = productFrom({});
const site = { product, origin };
const picture = "/assets/card.jpg";
const { posts } = articlesOf(product);
const [first] = posts;
if (!first) throw new Error("there are no posts");

/** What schema.org's types need to be of use to a search engine (Google's lists of required and recommended properties). */
const needed: Record<string, string[]> = {
  WebSite: ["name", "url"],
  Organization: ["name", "url"],
  Product: ["name", "image", "description", "brand", "offers"],
  Offer: ["price", "priceCurrency", "availability", "url"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  Blog: ["name", "url", "blogPost"],
  Brand: ["name"],
};
const neededOfPosting = [
  "headline",
  "datePublished",
  "dateModified",
  "author",
  "publisher",
  "image",
  "description",
];

const [offered = organization(site)] = productOffer(site, picture);

const things = {
  WebSite: website(site),
  Organization: organization(site),
  Product: offered,
  FAQPage: faqPage(pricingQuestions({ can: { hasMapData: true, hasModel: true }, product })),
  BreadcrumbList: breadcrumbs(origin, [{ name: "Pricing", path: "/pricing" }]),
  Blog: blog(site, posts),
  BlogPosting: blogPosting(site, first, picture),
};

describe.each(Object.entries(things))("%s", (type, thing) => {
  test("is of that type and survives being written", () => {
    expect(thing["@context"]).toBe("https://schema.org");
    expect(thing["@type"]).toBe(type);
    expect(JSON.parse(JSON.stringify(thing))).toEqual(thing);
  });

  test("and what is inside have the properties they need", () => {
    for (const part of partsOf(thing)) {
      for (const property of needed[String(part["@type"])] ?? []) expect(part).toHaveProperty(property);
    }
  });

  test("has only absolute addresses", () => {
    const urls = partsOf(thing).flatMap((part) => [part["url"], part["image"], part["logo"], part["item"]]);
    expect(urls.filter((url) => typeof url === "string" && !url.startsWith("https://"))).toEqual([]);
  });
});

test("the organization shows its mark and how to write to it", () => {
  expect(things.Organization).toMatchObject({
    logo: `${origin}/icon-512.png`,
    email: expect.stringContaining("@"),
  });
});

test("a posting says who wrote it and when", () => {
  for (const property of neededOfPosting) expect(things.BlogPosting).toHaveProperty(property);
  expect(things.BlogPosting["datePublished"]).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test("the offer is the plan's price", () => {
  expect(things.Product["offers"]).toMatchObject({ price: 20, priceCurrency: "AUD" });
});

test("samples never become ratings", () => {
  expect(JSON.stringify(things)).not.toMatch(/"(aggregateRating|reviewRating|review)"/);
});

test("crumbs are numbered from the home page", () => {
  expect(things.BreadcrumbList["itemListElement"]).toMatchObject([
    { position: 1, name: "Home", item: `${origin}/` },
    { position: 2, name: "Pricing", item: `${origin}/pricing` },
  ]);
});

/** The thing and everything inside it that has a type. */
function partsOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (typeof value !== "object" || value === null) return [];
  const part = Object.fromEntries(Object.entries(value));
  return [...("@type" in part ? [part] : []), ...Object.values(part).flatMap(partsOf)];
}
