import table from "#contentImport/classify/model/weights.json" with { type: "json" };
import { featuresOf } from "#contentImport/classify/model/features.ts";
import type { SectionField } from "#contentImport/classify/subjectWords.ts";
import type { SectionType } from "#sections/catalog.ts";

/** How much speaks for each of `fieldNames`, in their order. */
export type FieldScores = readonly number[];

export const USELESS = "useless";
/** Sections and their fields, "kitchen.text"; and "useless" for what no guest needs. */
export const fieldNames: readonly string[] = table.fields;
export const nameOfField = ({ section, field }: SectionField) => `${section}.${field}`;

/** Returns the field of a name. */
export function fieldOfName(name: string): SectionField {
  const [section = "", field = ""] = name.split(".");
  return { section: section as SectionType, field }; // names are made of a field
}

/** The weights of a feature: the place of a field in `fieldNames`, and how much speaks for it. */
type Weights = readonly (readonly [number, number])[];
const features = new Map<string, string>(Object.entries(table.features));
const parsed = new Map<string, Weights>();

/** Returns the weights of a feature; null where no text of the training had it. */
function weightsOf(feature: string): Weights | null {
  const known = parsed.get(feature);
  if (known) return known;
  const text = features.get(feature);
  if (text === undefined) return null;
  const weights = text.split(" ").map((pair) => {
    const [at = 0, weight = 0] = pair.split(":").map(Number);
    return [at, weight] as const;
  });
  parsed.set(feature, weights);
  return weights;
}

/** Returns how much a text's own words speak for each field; null where none of its words is known. */
export function scoreWords(text: string): FieldScores | null {
  const all = featuresOf(text);
  const known = all.flatMap((feature) => {
    const weights = weightsOf(feature);
    return weights ? [{ feature, weights }] : [];
  });
  if (!known.some(({ feature }) => /^[^#^ ]+$/.test(feature))) return null;
  const sums = fieldNames.map(() => 0);
  for (const [at, weight] of known.flatMap(({ weights }) => weights)) sums[at] = (sums[at] ?? 0) + weight;
  // Words that are not known make the others less telling.
  const share = 1 / Math.sqrt((all.length + known.length) / 2);
  return sums.map((sum, at) => ((table.bias[at] ?? 0) + sum * share) / table.scale);
}

/** Returns the shares of one that scores come to. */
export function sharesOf(scores: FieldScores): FieldScores {
  const maxScore = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - maxScore));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}
