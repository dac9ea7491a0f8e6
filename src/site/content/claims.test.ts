import { expect, test } from "vitest";
import { productFrom } from "#core/product.ts";
import { comparison } from "#site/content/comparison.ts";
import { pricingQuestions } from "#site/content/faq.ts";
import { featureCards, hostFeatures, landingFeatures } from "#site/content/features.ts";
import { heroPromises, planIncludes } from "#site/content/plan.ts";

const can = { hasMapData: true, hasModel: true };
const product = productFrom({});

/** Whatever the site says of codes that follow a stay: by default they do not (Stays 2). */
test("no claim about door codes and stays leaves out that it is switched on", () => {
  const claims = [
    ...comparison(product).rows.map((row) => row.product),
    ...pricingQuestions({ can, product }).map(({ answer }) => answer),
    ...[...featureCards(can), ...hostFeatures, ...landingFeatures(can)].map(({ text }) => text),
    ...heroPromises,
    ...planIncludes(can),
  ].filter((text) => /door codes?\b.*\bstay/i.test(text));
  expect(claims.length).toBeGreaterThan(3);
  for (const claim of claims) expect(claim).toMatch(/turn (it|this) on/i);
});

test("without map data no place is promised, and without a model no AI", () => {
  const without = { hasMapData: false, hasModel: false };
  const texts = [
    ...[...featureCards(without), ...landingFeatures(without)].map(({ title, text }) => `${title} ${text}`),
    ...planIncludes(without),
    ...pricingQuestions({ can: without, product }).map(({ question, answer }) => `${question} ${answer}`),
  ].join("\n");
  expect(texts).not.toMatch(/\bAI\b|real places|nearby|map data/);
});
