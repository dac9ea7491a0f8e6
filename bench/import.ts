import { chromium } from "@playwright/test";
import { findChromium } from "../scripts/chromium.mjs";
import { readManual } from "#contentImport/readImport.server.ts";
import { startBadWill, type BadWill } from "./import/badWill.ts";
import { groups, readManuals, type ManualSample } from "./import/manuals.ts";
import { fileOf } from "./import/render.ts";
import { scoreOf, type Score } from "./import/score.ts";

/**
 * A hundred manuals are read as files of their hosts, and put into empty guidebooks as our rules propose it. Run it as
 * `npm run bench:import [number…]`: what was missed of the manuals with these numbers is printed, and of all with
 * `missed`. Each is sorted again by a model's stand-in of bad will, which may be sent no secret and harm nothing but
 * places.
 */
const shown = process.argv.slice(2);
const GOAL = 0.95;

const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
const badWill = await startBadWill();
interface Result {
  manual: ManualSample;
  score: Score;
  ms: number;
  badWill: BadWill;
}
const results: Result[] = [];
for (const manual of readManuals()) {
  const file = await fileOf(manual, browser);
  const started = performance.now();
  const read = await readManual({ accountId: manual.name }, file);
  const ms = performance.now() - started;
  if (!read.ok) throw new Error(`${manual.name}: ${read.refusal.message}`);
  const score = scoreOf(manual, read.value);
  results.push({ manual, score, ms, badWill: await badWill.sort(manual, read.value) });
  if (shown.includes("missed") || shown.map(Number).includes(Number.parseInt(manual.name, 10)))
    report(manual, score);
}
await browser.close();
badWill.close();

const parts = groups.map((_, group) => results.filter(({ manual }) => manual.group === group));
const shareOf = (part: readonly { score: Score }[]) =>
  sum(part, ({ right }) => right) / sum(part, ({ right, missed }) => right + missed.length);
const columns = [...parts, results];
const rows: [string, string[]][] = [
  [
    "manuals; facts",
    columns.map((part) => `${part.length}; ${sum(part, ({ right, missed }) => right + missed.length)}`),
  ],
  ["facts placed right (goal 95 %)", columns.map((part) => percent(shareOf(part)))],
  ["of those fields: network, password, code, times", columns.map((part) => percent(shareOfFields(part)))],
  [
    "secrets that everybody could read (goal 0)",
    columns.map((part) => String(sum(part, ({ open }) => open.length))),
  ],
  [
    "texts that no manual says (goal 0)",
    columns.map((part) => String(sum(part, ({ invented }) => invented.length))),
  ],
  [
    "lines with words neither placed nor shown (goal 0)",
    columns.map((part) => String(sum(part, ({ lost }) => lost.length))),
  ],
  [
    "of bad will: sentences sent; moved",
    columns.map((part) => `${sumOf(part, ({ sent }) => sent)}; ${sumOf(part, ({ moved }) => moved)}`),
  ],
  [
    "of bad will: secrets and names of networks sent (goal 0)",
    columns.map((part) => String(sumOf(part, ({ leaked }) => leaked.length))),
  ],
  [
    "of bad will: fields right all the same",
    columns.map((part) => percent(shareOfFields(part.map(harmedBy)))),
  ],
  [
    "of bad will: secrets that it opened, texts invented, lines lost (goal 0)",
    columns.map((part) => harmsIn(part).join(", ")),
  ],
  [
    "milliseconds for one manual (median)",
    columns.map((part) => String(median(part.map(({ ms }) => Math.round(ms))))),
  ],
];
process.stdout.write(`\n| what | ${groups.map(({ name }) => name).join(" | ")} | all |\n`);
process.stdout.write(
  `| ${Array(columns.length + 1)
    .fill("---")
    .join(" | ")} |\n`,
);
for (const [name, cells] of rows) process.stdout.write(`| ${name} | ${cells.join(" | ")} |\n`);
const isGood =
  parts.every((part) => shareOf(part) >= GOAL) &&
  results.every(({ score }) => score.invented.length + score.lost.length + score.open.length === 0) &&
  sumOf(results, ({ leaked }) => leaked.length) === 0 &&
  harmsIn(results).every((harms) => harms === 0);
process.exit(isGood ? 0 : 1);

function report({ name, form }: ManualSample, { right, missed, invented, lost }: Score): void {
  process.stdout.write(`\n${name} (${form}): ${right} of ${right + missed.length}\n`);
  for (const { where, text } of missed) process.stdout.write(`  missed ${JSON.stringify(where)} ${text}\n`);
  for (const text of invented) process.stdout.write(`  invented ${text}\n`);
  for (const text of lost) process.stdout.write(`  lost ${text}\n`);
}

function sumOf(part: readonly Result[], count: (one: BadWill) => number): number {
  return part.reduce((all, one) => all + count(one.badWill), 0);
}

function harmedBy({ manual, badWill: { score } }: Result) {
  return { manual, score };
}

/** What stood open before is the rules' own. */
function harmsIn(part: readonly Result[]): number[] {
  const harmed = part.map(harmedBy);
  return [
    sum(harmed, ({ open }) => open.length) - sum(part, ({ open }) => open.length),
    sum(harmed, ({ invented }) => invented.length),
    sum(harmed, ({ lost }) => lost.length),
  ];
}

function sum(part: readonly { score: Score }[], count: (score: Score) => number): number {
  return part.reduce((all, { score }) => all + count(score), 0);
}

function shareOfFields(part: readonly Pick<Result, "manual" | "score">[]): number {
  const isField = ({ where }: Score["missed"][number]) => "field" in where;
  const all = part.reduce((count, { manual }) => count + manual.facts.filter(isField).length, 0);
  return 1 - sum(part, ({ missed }) => missed.filter(isField).length) / all;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
