import type { IncomingMessage } from "node:http";
import { setImmediate } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import { MINUTE_MS } from "#core/durations.ts";
import type { AppEnv } from "#core/http.server.ts";
import { MEGABYTE } from "#core/bytes.ts";

const MAX_BYTES = 64 * MEGABYTE;
const IDLE_MS = 5000;
const ALL_MS = MINUTE_MS;

/**
 * Reads and discards what is left of a body that was refused before the refusal is sent. A browser that is cut off while
 * it still sends reports a lost connection, and a proxy reports 502: neither shows the sentence. After a 413 the connection
 * is closed.
 */
export const drainRejectedBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (c.res.status < 400) return;
  const incoming = incomingOf(c);
  const isAllThere = !incoming || incoming.complete || (await discard(incoming));
  if (c.res.status === 413 || !isAllThere) c.res.headers.set("Connection", "close");
};

/** What node-server hands over; a request made in the same process has none. */
const incomingOf = (c: Context): IncomingMessage | undefined => c.env?.incoming;

/** Returns whether all of it came. */
async function discard(incoming: IncomingMessage): Promise<boolean> {
  // A limit that only looked at `body` has begun to read it by then. It pauses when its buffer is full.
  await setImmediate();
  if (incoming.readableEnded || incoming.destroyed) return incoming.complete;
  incoming.removeAllListeners("data");
  return new Promise((done) => {
    let bytes = 0;
    const end = (isAllThere: boolean) => {
      clearTimeout(all);
      clearTimeout(idle);
      incoming.off("data", count);
      done(isAllThere);
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      idle.refresh();
      if (bytes > MAX_BYTES) end(false);
    };
    const all = setTimeout(end, ALL_MS, false);
    const idle = setTimeout(end, IDLE_MS, false);
    incoming.once("end", () => end(true));
    incoming.once("close", () => end(false));
    incoming.on("data", count);
    incoming.resume();
  });
}
