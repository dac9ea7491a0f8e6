import { deliverWebhook } from "#accounts/webhooks/deliver.server.ts";
import { readConfig } from "#core/config.server.ts";
import { openContext } from "#core/context.server.ts";
import { startWorker } from "#core/jobs/worker.server.ts";

/** A process that sends deliveries to webhooks until it is killed. Its clock is ahead by the given milliseconds. */
const ahead = Number(process.argv[2]);
const context = openContext({ config: readConfig(process.env), now: () => Date.now() + ahead });
startWorker(context, [
  { kind: deliverWebhook, lanes: 1, timeout: 30_000, attempts: 8, backOff: [5000, 600_000] },
]);
// A worker alone keeps no process alive.
setInterval(() => {}, 1000);
