import { setPriority } from "node:os";
import { parseArgs } from "node:util";
import { freshSizes } from "#test/simulation/freshSeeds.ts";
import { formatCommand, type Size } from "#test/simulation/plan.ts";
import { invariants } from "#test/simulation/run.ts";
import { shorten } from "#test/simulation/story.ts";
import { newPlan, simulate } from "#test/simulation/simulate.ts";

const LOW_PRIORITY = 10;
const print = (text: string) => void process.stdout.write(`${text}\n`);

/** Runs `npm run simulate`, and returns the exit status. */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: "string", default: "1" },
      seeds: { type: "string", default: "1" },
      days: { type: "string", default: "90" },
      properties: { type: "string", default: "5" },
      only: { type: "string" },
      seconds: { type: "string" },
      first: { type: "boolean", default: false },
      whole: { type: "boolean", default: false },
      log: { type: "boolean", default: false },
    },
  });
  // What runs at the same time goes first.
  if (values.seconds) setPriority(LOW_PRIORITY);
  const only = values.only?.split(",").map(Number);
  const first = Number(values.seed);
  const sizes = values.seconds
    ? freshSizes(Number(values.seconds), Date.now())
    : Array.from({ length: Number(values.seeds) }, (_, index) => ({
        seed: first + index,
        days: Number(values.days),
        properties: Number(values.properties),
        ...(only && { only }),
      }));
  let broken = 0;
  for (const size of sizes) {
    const isWhole = await tryOne(size, { printsLog: values.log, shortens: !values.whole });
    if (!isWhole) broken += 1;
    // One story is enough of a run that has an end.
    if (!isWhole && (values.seconds || values.first)) break;
  }
  return broken === 0 ? 0 : 1;
}

/** Simulates a size and prints what it did. Returns whether nothing is broken. */
async function tryOne(
  size: Size,
  { printsLog, shortens }: { printsLog: boolean; shortens: boolean },
): Promise<boolean> {
  const { seed, days, only } = size;
  const start = performance.now();
  const outcome = await simulate(newPlan(size));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (printsLog) for (const line of outcome.lines) print(line);
  const { violation, hash, lines, acts } = outcome;
  const what = only ? `${days} days of ${only.join(", ")}, ` : "";
  print(`seed ${seed}: ${what}${lines.length} lines, ${acts} acts, log ${hash}, ${seconds} s`);
  if (!violation) return true;
  print(`BROKEN ${invariants[violation.invariant]}: ${violation.message}`);
  if (!shortens) return false;
  const { outcome: shortest, runs } = await shorten(size, outcome);
  print(`The shortest story that still breaks it, after ${runs} runs:`);
  for (const line of shortest.lines) print(`  ${line}`);
  print(`Again: ${formatCommand(size)}`);
  const found = JSON.stringify({ ...size, what: "…" });
  print(`To have it as a test, add this line to test/simulation/foundSeeds.ts: ${found},`);
  return false;
}
