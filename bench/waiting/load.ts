import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { loadSchema } from "./loads.ts";

/** A thread that repeats one request over several connections until it is stopped. */
const { origin, load } = z.object({ origin: z.string(), load: loadSchema }).parse(workerData);

const end = new AbortController();
parentPort?.once("message", () => end.abort());
parentPort?.postMessage("ready");

const statuses: Record<string, number> = {};
let next = 0;

async function repeat(number: number) {
  for (let time = 0; !end.signal.aborted; time++) {
    const request = load.requests[load.each ? number : next++ % load.requests.length];
    if (!request || (load.times !== undefined && time >= load.times)) return;
    // Each request comes from another network, so that no visitor's limit is reached.
    const ip = `10.${(next >> 16) & 255}.${(next++ >> 8) & 255}.${next & 255}`;
    const { path, method, body, cookie = "", accept = "*/*" } = request;
    const status = await fetch(origin + path, {
      method,
      headers: { "content-type": "application/json", "x-forwarded-for": ip, cookie, accept },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(60_000),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      (error: unknown) => (error instanceof Error ? error.name : "closed"),
    );
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status !== 200 && status !== 201) await wait(100);
  }
}

await Promise.all(Array.from({ length: load.parallel }, (_, number) => repeat(number)));
parentPort?.postMessage(statuses);
