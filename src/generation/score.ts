import { briefs } from "#generation/briefs.ts";
import type { GeneratedSection, GeneratedSections } from "#generation/generatedSection.ts";
import { completeness } from "#generation/worth.ts";
import type { Plan } from "#generation/plan.ts";
import { sayAge } from "#generation/say.ts";
import { catalog, sectionTypes, type SectionType } from "#sections/catalog.ts";
import { isEmptySection } from "#sections/section.ts";

/** One part of the quality score, with the words that explain it. */
export interface ScorePart {
  name: "address" | "coverage" | "detail" | "freshness";
  label: string;
  /** 0 to 1. */
  value: number;
  weight: number;
  explanation: string;
}

export interface Score {
  /** 0 to 1, two decimals. */
  qualityScore: number;
  parts: ScorePart[];
  /** Why the score cannot be higher, where no places service answered. */
  cappedBecause: string | null;
}

/** As good as it gets without a word about the surroundings. */
const CAP = 0.4;

/** Returns how good a generated guidebook is, as a sum of parts that can each be explained. */
export function scoreOf(plan: Plan, generatedSections: GeneratedSections, gap: string | null): Score {
  const parts = [scorePropertyAddress(plan), coverage(plan), detail(plan), freshness(plan)];
  const sum = parts.reduce((total, { value, weight }) => total + value * weight, 0);
  const empty = (Object.entries(generatedSections) as [SectionType, GeneratedSection][]) // entries forgets the keys
    .every(([type, { content }]) => catalog[type].tile === null || isEmptySection({ type, content }));
  const score = empty ? 0 : gap === null ? sum : Math.min(CAP, sum);
  return { qualityScore: Math.round(score * 100) / 100, parts, cappedBecause: gap };
}

function scorePropertyAddress({ located }: Plan): ScorePart {
  const found = {
    rooftop: [1, "The house was found."],
    street: [0.8, "The street was found, the house number was not."],
    locality: [0.4, "Only the town was found."],
    none: [0, "The address was not found."],
  } as const;
  const [value, explanation] = found[located?.precision ?? "none"];
  return { name: "address", label: "Address", value, weight: 0.25, explanation };
}

function coverage({ picks }: Plan): ScorePart {
  const shares = sectionTypes.flatMap((type) => {
    const enough = briefs[type]?.enough;
    return enough === undefined ? [] : Math.min(1, picks[type].length / enough);
  });
  const full = shares.filter((share) => share === 1).length;
  const explanation = `${full} of ${shares.length} sections about the surroundings have enough places.`;
  return { name: "coverage", label: "Surroundings", value: mean(shares), weight: 0.4, explanation };
}

function detail({ picks }: Plan): ScorePart {
  const named = Object.values(picks).flat();
  const value = mean(named.map(completeness));
  const explanation =
    named.length === 0
      ? "No place is named yet."
      : `The map knows hours, phone or cuisine of ${named.filter((place) => completeness(place) > 0).length} of ${named.length} entries.`;
  return { name: "detail", label: "Detail", value, weight: 0.2, explanation };
}

function freshness({ near, mapYears }: Plan): ScorePart {
  const value = near.length === 0 ? 0 : Math.max(0.2, 1 - Math.max(0, mapYears - 0.25) * 0.2);
  const explanation =
    near.length === 0
      ? "There is no map data to date."
      : mapYears < 0.25
        ? "The map data is less than three months old."
        : `The map data is about ${sayAge(mapYears)} old.`;
  return { name: "freshness", label: "Freshness", value, weight: 0.15, explanation };
}

const mean = (values: number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
