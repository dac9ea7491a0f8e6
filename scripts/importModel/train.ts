import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { clueNames } from "#contentImport/classify/model/clues.ts";
import { featuresOf } from "#contentImport/classify/model/features.ts";
import { readExamples } from "./examples.ts";
import { readJudgedManuals, type JudgedManual } from "./judgedManuals.ts";
import { learn, type Model } from "./learn.ts";
import { learnClues, rowsOf } from "./learnClues.ts";

/**
 * Writes the tables by which an import places sentences: `npm run import:train`. With numbers, the manuals of these groups
 * of the benchmark (from 0) are left out, so that `npm run bench:import` says how well it places what it was not trained with.
 */
const MODEL = join(import.meta.dirname, "../../src/contentImport/classify/model");
/** Weights are stored as whole numbers of this part of one; smaller ones than `MIN_WEIGHT` are left out. */
const SCALE = 20;
const MIN_WEIGHT = 6;
const CLUE_SCALE = 100;
/** What counts how much is learned from models that were trained without one of three parts of the manuals. */
const PARTS = 3;

const examples = await readExamples();
const manuals = readJudgedManuals(process.argv.slice(2).map(Number));
const learnWith = (some: readonly JudgedManual[]) =>
  learn([...examples, ...some.flatMap((manual) => manual.examples)]);

const rows = Array.from({ length: PARTS }, (_, part) => {
  const isOfPart = (_manual: JudgedManual, at: number) => at % PARTS === part;
  const ofOthers = learnWith(manuals.filter((manual, at) => !isOfPart(manual, at)));
  const score = scorerOf(ofOthers);
  return manuals.filter(isOfPart).flatMap((manual) => rowsOf(manual, ofOthers.names, score));
}).flat();
const { clues, prior } = learnClues(rows);
const listOf = (values: readonly number[], scale: number) =>
  `[${values.map((value) => Math.round(value * scale)).join(", ")}]`;
writeFileSync(
  join(MODEL, "clueWeights.json"),
  `{\n  "scale": ${CLUE_SCALE},\n  "clues": ${listOf(clues, CLUE_SCALE)},\n  "prior": ${listOf(prior, CLUE_SCALE)}\n}\n`,
);
for (const [at, name] of clueNames.entries())
  process.stdout.write(`${(clues[at] ?? 0).toFixed(2)} ${name}\n`);

const model = learnWith(manuals);
const lines = [...model.places]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .flatMap(([feature, place]) => {
    const text = textOf([...weightsAt(model, place)]);
    return text === "" ? [] : [`    ${JSON.stringify(feature)}: ${JSON.stringify(text)}`];
  });
const table = [
  `{\n  "scale": ${SCALE},`,
  `  "fields": [\n${model.names.map((name) => `    ${JSON.stringify(name)}`).join(",\n")}\n  ],`,
  `  "bias": ${listOf([...model.bias], SCALE)},`,
  `  "features": {\n${lines.join(",\n")}\n  }\n}\n`,
];
writeFileSync(join(MODEL, "weights.json"), table.join("\n"));
process.stdout.write(`${rows.length} judged sentences, ${lines.length} features\n`);

function weightsAt({ names, weights }: Model, place: number): Float32Array {
  return weights.subarray(place * names.length, (place + 1) * names.length);
}

/** Scores texts as an import does by the stored table. */
function scorerOf(trained: Model): (text: string) => number[] | null {
  return (text) => {
    const features = featuresOf(text);
    const known = features.flatMap((feature) => trained.places.get(feature) ?? []);
    if (known.length === 0) return null;
    const share = 1 / Math.sqrt((features.length + known.length) / 2);
    const sums = [...trained.bias];
    for (const place of known)
      for (const [at, weight] of weightsAt(trained, place).entries())
        sums[at] = (sums[at] ?? 0) + share * weight;
    return sums;
  };
}

/** "8:40 3:-5": by the place of its field what a feature is worth more or less than for most fields. */
function textOf(values: readonly number[]): string {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  return values
    .map((value, at) => ({ at, weight: Math.round((value - middle) * SCALE) }))
    .filter(({ weight }) => Math.abs(weight) >= MIN_WEIGHT)
    .map(({ at, weight }) => `${at}:${weight}`)
    .join(" ");
}
