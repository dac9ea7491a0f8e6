// Whether what locks a guest out is named: node bench/tonight.ts [200 causes] [2000 healthy] [first seed]
import { runArrivals } from "#test/runArrivals.ts";

const [causes = "200", healthy = "2000", firstSeed = "1"] = process.argv.slice(2);
const print = (text: string) => void process.stdout.write(`${text}\n`);

const start = performance.now();
const { faults, ...figures } = runArrivals({
  causes: Number(causes),
  healthy: Number(healthy),
  firstSeed: Number(firstSeed),
});
for (const fault of faults) print(fault);
for (const [name, value] of Object.entries(figures)) print(`${name}: ${value}`);
print(`in ${(performance.now() - start).toFixed(0)} ms`);
process.exit(figures.named >= 0.95 * figures.causes && figures.falseAlarms <= 0.02 * figures.healthy ? 0 : 1);
