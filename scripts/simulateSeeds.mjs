// Simulates seeds in two processes, and prints them as a table: node scripts/simulateSeeds.mjs [first] [count] [days] [properties]
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { nodePath } from "./prepare.mjs";

const PROCESSES = 2;
const SEED = /^seed (\d+): .*?(\d+) lines, (\d+) acts, log (\w+), ([\d.]+) s$/;

/** Simulates a share of the seeds in each process. Returns whether all of them broke nothing. */
export async function simulateSeeds({ first = 1, count, days, properties, env = {} }) {
  const began = performance.now();
  const share = Math.ceil(count / PROCESSES);
  const shares = [];
  for (let at = 0; at < count; at += share) {
    const size = { first: first + at, count: Math.min(share, count - at), days, properties };
    shares.push(simulate(size, env));
  }
  const done = await Promise.all(shares);
  const rows = done.flatMap((one) => one.rows);
  const head = "| seed | lines | acts | log | seconds | broken |\n| --- | --- | --- | --- | --- | --- |\n";
  const table = rows.map((row) => `| ${Object.values(row).join(" | ")} |`).join("\n");
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  const failed = count - rows.filter(({ broken }) => !broken).length;
  process.stdout.write(`${done.flatMap((one) => one.others).join("\n")}\n${head}${table}\n`);
  process.stdout.write(
    `${count} seeds of ${days} days and ${properties} properties: ${failed} broken or without an end, ${minutes} minutes\n`,
  );
  return failed === 0;
}

/** Returns a row for each seed that came to its end, and the other lines: stories and errors. */
async function simulate({ first, count, days, properties }, env) {
  const options = { seed: first, seeds: count, days, properties };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, `${value}`]);
  const child = spawn(nodePath(), ["scripts/simulate.ts", ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const rows = [];
  const others = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const found = SEED.exec(line);
    if (found) {
      const [, seed, lines, acts, log, seconds] = found;
      rows.push({ seed, lines, acts, log, seconds, broken: "" });
    } else others.push(line);
    if (line.startsWith("BROKEN ")) rows.at(-1).broken = line;
    if (found || line.startsWith("BROKEN ")) process.stdout.write(`${line}\n`);
  }
  return { rows, others };
}

if (import.meta.main) {
  const [first, count, days, properties] = [1, 60, 90, 5].map((usual, at) =>
    Number(process.argv[at + 2] ?? usual),
  );
  process.exit((await simulateSeeds({ first, count, days, properties })) ? 0 : 1);
}
