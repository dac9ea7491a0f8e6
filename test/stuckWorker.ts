import { z } from "zod";
import { addToCount } from "#analytics/store.server.ts";
import { readConfig } from "#core/config.server.ts";
import { done, type JobKind } from "#core/jobs/jobKind.server.ts";
import { startWorker } from "#core/jobs/worker.server.ts";
import { openContext } from "#core/context.server.ts";

/** A process whose job reports its start and never ends, until the process is killed or stopped. */
const context = openContext({ config: readConfig(process.env) });

const countOne: JobKind<null> = {
  name: "test.countOne",
  payload: z.null(),
  async run() {
    process.stdout.write("began\n");
    await new Promise((_never) => {});
    return done((db) => addToCount(db, { hour: 0, name: "counted", route: "", properties: "" }));
  },
};

const rule = { kind: countOne, timeout: 60_000, attempts: 3, backOff: [1000, 1000] } as const;
const worker = startWorker(context, [rule], { pollMs: 20 });
const open = setInterval(() => {}, 60_000);
process.on("SIGTERM", () => {
  void worker
    .stop()
    .then(() => context.close())
    .finally(() => clearInterval(open));
});
