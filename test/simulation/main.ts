import { parseArgs } from "node:util";
import { invariants } from "#test/simulation/run.ts";
import { shorten } from "#test/simulation/story.ts";
import { newPlan, simulate } from "#test/simulation/simulate.ts";

/** Runs `npm run simulate`, and returns the exit status. */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: "string", default: "1" },
      seeds: { type: "string", default: "1" },
      days: { type: "string", default: "90" },
      properties: { type: "string", default: "5" },
      whole: { type: "boolean", default: false },
      log: { type: "boolean", default: false },
    },
  });
  const print = (text: string) => void process.stdout.write(`${text}\n`);
  let broken = 0;
  for (let seed = Number(values.seed); seed < Number(values.seed) + Number(values.seeds); seed += 1) {
    const size = { seed, days: Number(values.days), properties: Number(values.properties) };
    const start = performance.now();
    const outcome = await simulate(newPlan(size));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (values.log) for (const line of outcome.lines) print(line);
    const { violation, hash, lines, acts } = outcome;
    print(`seed ${seed}: ${lines.length} lines, ${acts} acts, log ${hash}, ${seconds} s`);
    if (!violation) continue;
    broken += 1;
    print(`BROKEN ${invariants[violation.invariant]}: ${violation.message}`);
    if (values.whole) continue;
    const { outcome: shortest, runs } = await shorten(size, outcome);
    print(`The shortest story that still breaks it, after ${runs} runs:`);
    for (const line of shortest.lines) print(`  ${line}`);
  }
  return broken === 0 ? 0 : 1;
}
