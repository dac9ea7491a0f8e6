import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readExamples } from "./examples.ts";
import { learn } from "./learn.ts";

/**
 * Writes the table by which an import places sentences: `npm run import:train`. With numbers, the manuals of these groups
 * of the benchmark (from 0) are left out, so that `npm run bench:import` says how well it places what it was not trained with.
 */
const TABLE = join(import.meta.dirname, "../../src/contentImport/classify/model/weights.json");
/** Weights are stored as whole numbers of this part of one; smaller ones than `MIN_WEIGHT` are left out. */
const SCALE = 20;
const MIN_WEIGHT = 5;

const examples = await readExamples(process.argv.slice(2).map(Number));
const { names, bias, weights } = learn(examples);
const lines = [...weights]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .flatMap(([feature, values]) => {
    const text = textOf(values);
    return text === "" ? [] : [`    ${JSON.stringify(feature)}: ${JSON.stringify(text)}`];
  });
const rounded = bias.map((value) => Math.round(value * SCALE));
const fields = names.map((name) => `    ${JSON.stringify(name)}`);
const table = [
  `{\n  "scale": ${SCALE},`,
  `  "fields": [\n${fields.join(",\n")}\n  ],`,
  `  "bias": [${rounded.join(", ")}],`,
  `  "words": {\n${lines.join(",\n")}\n  }\n}\n`,
];
writeFileSync(TABLE, table.join("\n"));
process.stdout.write(`${examples.length} examples, ${lines.length} features\n`);

/** "8:40 3:-5": by the place of its field what a feature is worth more or less than for most fields. */
function textOf(values: readonly number[]): string {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  return values
    .map((value, at) => ({ at, weight: Math.round((value - middle) * SCALE) }))
    .filter(({ weight }) => Math.abs(weight) >= MIN_WEIGHT)
    .map(({ at, weight }) => `${at}:${weight}`)
    .join(" ");
}
