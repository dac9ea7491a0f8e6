import table from "#contentImport/classify/model/weights.json" with { type: "json" };
import { featuresOf } from "#contentImport/classify/model/features.ts";
import type { SectionField } from "#contentImport/classify/subjectWords.ts";

/** How much speaks for each field, by its section and name: "kitchen.text"; or for no field: "useless". */
export type FieldScores = Map<string, number>;

export const USELESS = "useless";
export const nameOfField = ({ section, field }: SectionField) => `${section}.${field}`;

/** The weights of a feature: the place of a field in `table.fields`, and how much speaks for it. */
type Weights = readonly (readonly [number, number])[];
const words = new Map<string, string>(Object.entries(table.words));
const parsed = new Map<string, Weights>();

/** Returns the weights of a feature; null where no text of the training had it. */
function weightsOf(feature: string): Weights | null {
  const known = parsed.get(feature);
  if (known) return known;
  const text = words.get(feature);
  if (text === undefined) return null;
  const weights = text.split(" ").map((pair) => {
    const [at = 0, weight = 0] = pair.split(":").map(Number);
    return [at, weight] as const;
  });
  parsed.set(feature, weights);
  return weights;
}

/** Returns how much a sentence's own words speak for each field; nothing where none of them is known. */
export function scoreWords(text: string): FieldScores {
  const features = featuresOf(text);
  const known = features.flatMap((feature) => {
    const weights = weightsOf(feature);
    return weights ? [weights] : [];
  });
  if (known.length === 0) return new Map();
  const sums = table.fields.map(() => 0);
  for (const [at, weight] of known.flat()) sums[at] = (sums[at] ?? 0) + weight;
  // Words that are not known make the others less telling.
  const share = 1 / Math.sqrt((features.length + known.length) / 2);
  return new Map(
    table.fields.map((name, at) => [name, ((table.bias[at] ?? 0) + (sums[at] ?? 0) * share) / table.scale]),
  );
}
/** Returns the shares of one that scores come to. */
export function sharesOf(scores: FieldScores): FieldScores {
  const maxScore = Math.max(...scores.values());
  const powers = [...scores].map(([name, score]) => [name, Math.exp(score - maxScore)] as const);
  const sum = powers.reduce((all, [, power]) => all + power, 0);
  return new Map(powers.map(([name, power]) => [name, power / sum]));
}

/** Returns how much the sentences of a paragraph speak for each field, all together. */
export function scoreParagraph(texts: readonly string[]): FieldScores {
  const sums: FieldScores = new Map();
  if (texts.length > 1)
    for (const [name, score] of texts.flatMap((text) => [...scoreWords(text)]))
      sums.set(name, (sums.get(name) ?? 0) + score);
  return sums;
}
