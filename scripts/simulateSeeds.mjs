// Simulates seeds in two processes, and prints them as a table: node scripts/simulateSeeds.mjs [first] [count] [days] [properties]
import { spawn } from "node:child_process";
import { nodePath } from "./prepare.mjs";

const PROCESSES = 2;
const SEED = /^seed (\d+): .*?(\d+) lines, (\d+) acts, log (\w+), ([\d.]+) s$/;

/** Simulates seeds one after the other in each process. Returns whether all of them broke nothing. */
export async function simulateSeeds({ first = 1, count, days, properties, env = {} }) {
  const waiting = Array.from({ length: count }, (_, index) => first + index);
  const rows = [];
  const stories = [];
  const began = performance.now();
  const work = async () => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const output = await simulate(seed, { days, properties, env });
      const lines = output.split("\n");
      const [, , logged, acts, log, seconds] = lines.map((line) => SEED.exec(line)).find(Boolean) ?? [];
      const broken = lines.find((line) => line.startsWith("BROKEN ")) ?? (logged ? "" : "did not end");
      rows.push({ seed, lines: logged, acts, log, seconds, broken });
      if (broken) stories.push(output);
      process.stdout.write(`seed ${seed}: ${seconds ?? "?"} s ${broken}\n`);
    }
  };
  await Promise.all(Array.from({ length: PROCESSES }, work));
  rows.sort((a, b) => a.seed - b.seed);
  const head = "| seed | lines | acts | log | seconds | broken |\n| --- | --- | --- | --- | --- | --- |\n";
  const table = rows.map((row) => `| ${Object.values(row).join(" | ")} |`).join("\n");
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  const failed = rows.filter(({ broken }) => broken).length;
  process.stdout.write(`${stories.join("\n")}\n${head}${table}\n`);
  process.stdout.write(
    `${count} seeds of ${days} days and ${properties} properties: ${failed} broken, ${minutes} minutes\n`,
  );
  return failed === 0;
}

function simulate(seed, { days, properties, env }) {
  const args = ["--seed", `${seed}`, "--days", `${days}`, "--properties", `${properties}`];
  const child = spawn(nodePath(), ["scripts/simulate.ts", ...args], { env: { ...process.env, ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  return new Promise((resolve) => child.on("close", () => resolve(output)));
}

if (import.meta.main) {
  const [first, count, days, properties] = [1, 60, 90, 5].map((usual, at) =>
    Number(process.argv[at + 2] ?? usual),
  );
  process.exit((await simulateSeeds({ first, count, days, properties })) ? 0 : 1);
}
