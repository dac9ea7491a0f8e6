import type { GeneratedSection, GeneratedSections } from "#generation/generatedSection.ts";
import type { Plan } from "#generation/plan.ts";
import { guestFactsOf } from "#generation/score/guestFacts.ts";
import { scoreParts, sumOf, type ScorePart } from "#generation/score/parts.ts";
import { catalog, type SectionType } from "#sections/catalog.ts";
import { isEmptySection } from "#sections/section.ts";

interface Score {
  /** 0 to 1, two decimals. */
  qualityScore: number;
  parts: ScorePart[];
  /** Why the score is capped, where no places service answered, or null. */
  cappedBecause: string | null;
}

/** The highest score without the surroundings. */
const MAX_SCORE_WITHOUT_PLACES = 0.4;

/** Returns what is missing, uncertain or old for a guest tonight (quality, Generation 7). */
export function scoreOf(plan: Plan, sections: GeneratedSections, gap: string | null): Score {
  const parts = scoreParts(guestFactsOf(plan, sections));
  const sum = sumOf(parts);
  const empty = (Object.entries(sections) as [SectionType, GeneratedSection][]) // entries forgets the keys
    .every(([type, { content }]) => catalog[type].tile === null || isEmptySection({ type, content }));
  const score = empty ? 0 : gap === null ? sum : Math.min(MAX_SCORE_WITHOUT_PLACES, sum);
  return { qualityScore: Math.round(score * 100) / 100, parts, cappedBecause: gap };
}
