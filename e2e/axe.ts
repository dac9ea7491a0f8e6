import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What can differ in the dark; the rest is looked at by day. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** Axe for a page, which looks further only at what is wrong: that takes half of the time. */
export const axeOf = (page: Page): AxeBuilder =>
  // The only frame is the preview, which is looked at as a guest page: so there is no need for a page that merges frames.
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });

/** Returns what axe finds serious or critical on a page, by day all of it, in the dark what the dark changes. */
export async function seriousFaults(page: Page, colorScheme: "light" | "dark"): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  const axe = axeOf(page);
  const rules = colorScheme === "light" ? axe.withTags(STANDARDS) : axe.withRules(COLOURS);
  const { violations } = await rules.analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
    );
}
