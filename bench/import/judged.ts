import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fillSections } from "#contentImport/apply/fillSections.ts";
import type { ReadManual, Sentence } from "#contentImport/contract.ts";
import { manualJobs } from "#contentImport/manualJobs.server.ts";
import { sectionTypes } from "#sections/catalog.ts";
import { emptyContent } from "#sections/section.ts";
import { sortByAnswers, type AnsweredManual } from "./sortingAnswers.ts";
import { readJudgements, type Judgement } from "./judgements.ts";

/**
 * Reads manuals of which each sentence has been judged by a reader, and prints how many of the sentences an import places
 * where that reader looks for them: `node bench/import/judged.ts [FOLDER] [--answers ANSWERS] [--missed]`. FOLDER has
 * "m1.txt" and "m1.judged.json", a list of sentences with the sections that are right, or "useless". `--missed` prints
 * each miss. With ANSWERS the manuals are sorted by a model's answers in that folder, without a network: see sortingAnswers.ts.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { answers: { type: "string" }, missed: { type: "boolean" } },
});
const [folder = join(import.meta.dirname, "judged")] = positionals;
const shown = options.missed;

interface Outcome extends Judgement {
  /** Sections that a part of it is placed in. */
  placed: string[];
  isShown: boolean;
}

const USELESS = "useless";
/** Letters and figures alone: a line may be cut anywhere. */
const signsOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
/** A shorter text is a part of others by chance; letters. */
const MIN_PART = 8;

function isPartOf(judged: string, read: string): boolean {
  const [one, other] = [signsOf(judged), signsOf(read)];
  if (one === other) return true;
  return Math.min(one.length, other.length) >= MIN_PART && (one.includes(other) || other.includes(one));
}

function outcomeOf(judged: Judgement, sentences: readonly Sentence[]): Outcome {
  const parts = sentences.filter(
    ({ text, value }) =>
      isPartOf(judged.sentence, text) || (value && signsOf(judged.sentence) === signsOf(value)),
  );
  const placed = parts.flatMap(({ target }) => (target ? [target.section] : []));
  return { ...judged, placed: [...new Set(placed)], isShown: parts.length > 0 };
}

/** Sentences that are placed more than once without a value of their own. */
function doubledIn({ sentences }: ReadManual): string[] {
  const texts = sentences.flatMap(({ text, value, target }) =>
    target && value === undefined ? [signsOf(text)] : [],
  );
  return texts.filter((text, at) => text.length > 20 && texts.indexOf(text) !== at);
}

/** Texts of a guidebook made of it that the manual does not have. */
function inventedIn({ sentences }: ReadManual, manual: string): string[] {
  const placed = sentences.flatMap((one) => (one.target ? [{ ...one, target: one.target }] : []));
  const empty = sectionTypes.map((type) => ({ type, content: emptyContent(type) }));
  if (!fillSections(empty, placed)) throw new Error("a sentence goes to a field that there is not");
  const source = signsOf(manual);
  return placed
    .filter(
      ({ text, value, target }) =>
        !target.field.endsWith("Time") &&
        !(value ?? text).split(/[^\p{L}\p{N}]+/u).every((word) => source.includes(signsOf(word))),
    )
    .map(({ text }) => text);
}

const percent = (part: number, whole: number) =>
  `${part} of ${whole} (${((part / whole) * 100).toFixed(1)} %)`;
const names = readdirSync(folder).flatMap((file) => /^(.+)\.judged\.json$/.exec(file)?.[1] ?? []);
const all: Outcome[] = [];
const [doubled, invented]: [string[], string[]] = [[], []];
const answered: AnsweredManual[] = [];
for (const name of names.toSorted()) {
  const bytes = readFileSync(join(folder, `${name}.txt`));
  const read = await manualJobs.readManual({ name: `${name}.txt`, bytes });
  if ("refusal" in read) throw new Error(`${name}: ${read.refusal}`);
  const sorted = options.answers === undefined ? null : sortByAnswers(read.manual, options.answers, name);
  if (sorted) answered.push(sorted);
  const manual = sorted?.manual ?? read.manual;
  const outcomes = readJudgements(folder, name).map((one) => outcomeOf(one, manual.sentences));
  print(name, outcomes);
  all.push(...outcomes);
  doubled.push(...doubledIn(manual));
  invented.push(...inventedIn(manual, bytes.toString("utf8")));
}
print("all", all);
process.stdout.write(`doubled ${doubled.length}, invented ${invented.length}\n`);
if (answered.length > 0) printAnswered(answered);
for (const text of [...doubled, ...invented]) process.stdout.write(`  ${text}\n`);
const misses = all.filter((one) => !isRight(one));
const confusions = Map.groupBy(
  misses,
  ({ sections, placed }) => `${sections.join("|")} in ${placed.join("|") || "none"}`,
);
for (const [confusion, of] of [...confusions].toSorted(([, one], [, other]) => other.length - one.length)) {
  if (of.length > 1 || shown) process.stdout.write(`${of.length} ${confusion}\n`);
  if (shown)
    for (const { sentence, isShown } of of)
      process.stdout.write(`    ${isShown ? "" : "(not shown) "}${sentence}\n`);
}

function isRight({ sections, placed }: Outcome): boolean {
  return sections.includes(USELESS)
    ? placed.length === 0
    : placed.some((section) => sections.includes(section));
}

function print(name: string, outcomes: readonly Outcome[]): void {
  const [useless, useful] = [true, false].map((is) =>
    outcomes.filter(({ sections }) => sections.includes(USELESS) === is),
  );
  const inEmergency = outcomes.filter((one) => !isRight(one) && one.placed.includes("emergency")).length;
  process.stdout.write(
    `${name}: right ${percent(useful?.filter(isRight).length ?? 0, useful?.length ?? 0)}, useless left out ${percent(useless?.filter(isRight).length ?? 0, useless?.length ?? 0)}, wrongly in Emergency ${inEmergency}\n`,
  );
}

function printAnswered(manuals: readonly AnsweredManual[]): void {
  const sum = (count: (one: AnsweredManual) => number) =>
    manuals.reduce((total, one) => total + count(one), 0);
  const moved = sum(({ manual }) => manual.sorting?.moved ?? 0);
  const leftOut = sum(({ manual }) => manual.sorting?.leftOut ?? 0);
  const dropped = sum(({ manual }) => manual.sorting?.dropped ?? 0);
  process.stdout.write(
    `${sum(({ sentences }) => sentences)} sentences (${sum(({ sent }) => sent)} words) in ${sum(({ requests }) => requests)} requests, ${sum(({ answers }) => answers)} of them answered; moved ${moved}, left out ${leftOut}, dropped ${dropped}\n`,
  );
}
