import { expect, test, describe } from "vitest";
import { productFrom } from "#core/product.ts";
import { articlesOf } from "#site/articles/library.server.ts";
import { pricingQuestions } from "#site/content/faq.ts";
import { featureCards, listedSections, otherSections, sampleCards } from "#site/content/features.ts";
import { exampleHost, yearlyHours, yearlyReturn } from "#site/content/roi.ts";
import { samplesOf } from "#site/content/testimonials.ts";

const product = productFrom({});
const { posts, legalPages } = articlesOf(product);

test("the five posts are there, newest first", () => {
  expect(posts.map(({ slug }) => slug).toSorted()).toEqual([
    "airbnb-guest-manual-template",
    "boost-guest-satisfaction-digital-guidebooks",
    "effortless-rental-management-porchlight",
    "guest-happiness-consistent-information",
    "how-to-guides-reduce-communication-overhead",
  ]);
  const dates = posts.map(({ publishDate }) => publishDate);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("each post is drawn in another kind of place", () => {
  expect(new Set(posts.map(({ scene }) => scene)).size).toBe(posts.length);
});

describe.each(posts)("$slug", (post) => {
  test("has title, description, day, author and excerpt", () => {
    const { title, metaDescription, publishDate, author, excerpt, readTime } = post;
    for (const text of [title, metaDescription, author, excerpt]) expect(text).toMatch(/\w/);
    expect(publishDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(readTime).toBeGreaterThan(0);
  });

  test("is an article of 700 to 1,200 words", () => {
    expect(post.words).toBeGreaterThanOrEqual(700);
    expect(post.words).toBeLessThanOrEqual(1200);
  });

  test("says how long it takes to read, at about 200 words a minute", () => {
    expect(Math.abs(post.readTime - post.words / 200)).toBeLessThanOrEqual(1);
  });
});

test("the guest manual is there to be copied whole", () => {
  const manual = posts.find(({ slug }) => slug === "airbnb-guest-manual-template");
  const copyable = manual?.parts.filter((part) => part.kind === "copyable") ?? [];
  expect(copyable).toHaveLength(1);
  expect(copyable[0]?.text).toMatch(/^WELCOME TO \[PROPERTY NAME\]/);
});

test("the legal pages name the age, the law and where to write", () => {
  const text = (slug: string) => JSON.stringify(legalPages.find((page) => page.slug === slug)?.parts);
  expect(text("terms-and-conditions")).toMatch(/18 or older/);
  expect(text("terms-and-conditions")).toMatch(/Australian Consumer Law/);
  expect(text("privacy-policy")).toMatch(/Privacy Act 1988/);
  expect(text("privacy-policy")).toMatch(/mailto:privacy@/);
});

const can = { hasMapData: true, hasModel: true };

test("there is as much of everything as the pages promise", () => {
  expect(samplesOf(product).entries).toHaveLength(5);
  expect(featureCards(can)).toHaveLength(6);
  expect(listedSections).toHaveLength(8);
  expect(otherSections).toHaveLength(8);
  expect(sampleCards.map(({ title }) => title)).toEqual([
    "Welcome Message",
    "WiFi Details",
    "House Rules",
    "Local Recommendations",
    "QR Code Access",
    "Easy Sharing",
  ]);
  expect(pricingQuestions({ can, product }).length).toBeGreaterThanOrEqual(8);
});

test("the example of a return follows from its assumptions", () => {
  expect(yearlyHours(exampleHost)).toEqual({ questions: 240, hours: 6 });
  expect(yearlyReturn(exampleHost, 20)).toEqual({ worth: 180, net: 160, messagesToBreakEven: 14 });
  expect(yearlyReturn(exampleHost, 60)).toMatchObject({ worth: 180, net: 120 });
});
