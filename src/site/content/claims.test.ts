import { expect, test } from "vitest";
import { comparison } from "#site/content/comparison.ts";
import { pricingQuestions } from "#site/content/faq.ts";
import { featureCards, hostFeatures, landingFeatures } from "#site/content/features.ts";
import { heroPromises, plan } from "#site/content/plan.ts";

/** Whatever the site says of codes that follow a stay: by default they do not (Stays 2). */
test("no claim about door codes and stays leaves out that it is switched on", () => {
  const claims = [
    ...comparison.map(({ product }) => product),
    ...pricingQuestions.map(({ answer }) => answer),
    ...[...featureCards, ...hostFeatures, ...landingFeatures].map(({ text }) => text),
    ...heroPromises,
    ...plan.includes,
  ].filter((text) => /door codes?\b.*\bstay/i.test(text));
  expect(claims.length).toBeGreaterThan(3);
  for (const claim of claims) expect(claim).toMatch(/switch (it|that) on/i);
});
