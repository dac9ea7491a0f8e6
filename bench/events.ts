// What the event of a save costs, as a share of the save: node bench/events.ts [rounds]
import { runnerImport } from "vite";
import type { Cost } from "./events/measure.ts";

const rounds = Number(process.argv[2] ?? 200);
const file = new URL("events/measure.ts", import.meta.url).pathname;
const { module } = await runnerImport<typeof import("./events/measure.ts")>(file, {
  configFile: false,
  logLevel: "error",
});
const textOf = ({ ms, cpuMs, statements, pages }: Cost) =>
  `${ms.toFixed(2)} ms, ${cpuMs.toFixed(2)} ms of CPU, ${statements} statements, ${pages.toFixed(1)} pages`;
const share = (event: number, save: number) => `${((100 * event) / save).toFixed(1)} %`;
for (const webhooks of [0, 10]) {
  const { save, event } = await module.measure(rounds, webhooks);
  process.stdout.write(
    `${webhooks} webhooks: a save ${textOf(save)}\n  its event ${textOf(event)}: ` +
      `${share(event.ms, save.ms)} of the time, ${share(event.cpuMs, save.cpuMs)} of the CPU\n`,
  );
}
process.exit();
