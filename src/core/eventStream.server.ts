import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { AppEnv } from "#core/http.server.ts";
import type { Refusal, Result } from "#core/refusal.ts";
import { statusOf } from "#core/refusalCodes.ts";

/** Proxies close an idle connection; most after a minute. */
const BEAT_MS = 15_000;

/** Sends events while work runs, and signals its end. */
interface EventSender {
  send: (event: string, data: unknown) => void;
  /** Aborted when the client has disconnected. */
  signal: AbortSignal;
}

/** Returns whether `Accept` requests progress events. */
export const wantsEvents = (c: Context<AppEnv>) =>
  c.req.header("accept")?.includes("text/event-stream") ?? false;

/**
 * Answers with server-sent events: what the work sends, then `done` with the answer of the plain call, or `refused`
 * with `{ status, code, message }`; comments keep the connection open. `what` names the work in the log.
 */
export function streamEvents<Value>(
  c: Context<AppEnv>,
  what: string,
  work: (sender: EventSender) => Promise<Result<Value>>,
): Response {
  const { log } = c.get("context");
  const claim = c.get("answerClaim");
  let isStored = false;
  const cancelled = new AbortController();
  c.req.raw.signal.addEventListener("abort", () => cancelled.abort());
  const response = streamSSE(c, async (events) => {
    events.onAbort(() => cancelled.abort());
    const beat = setInterval(() => void events.write(": still at work\n\n"), BEAT_MS);
    const say = (event: string, data: unknown) => events.writeSSE({ event, data: JSON.stringify(data) });
    let sent = Promise.resolve();
    try {
      const send = (event: string, data: unknown) => void (sent = sent.then(() => say(event, data)));
      const done = await work({ send, signal: cancelled.signal });
      await sent;
      if (done.ok) {
        await claim?.keep(201, JSON.stringify(done.value));
        isStored = true;
        await say("done", done.value);
      } else await say("refused", { ...done.refusal.detail, ...refusedEvent(done.refusal) });
    } catch (error) {
      if (cancelled.signal.aborted) return;
      log.error({ err: error, id: c.get("requestId"), route: c.req.routePath }, `${what} failed`);
      const message = "Something went wrong on our side. Please try again.";
      await say("refused", refusedEvent({ code: "internal", message }));
    } finally {
      clearInterval(beat);
      if (!isStored) await claim?.release();
    }
  });
  // A proxy that buffers or compresses the stream would deliver all events at the end (nginx reads the second header).
  response.headers.set("Cache-Control", "no-cache, no-transform");
  response.headers.set("X-Accel-Buffering", "no");
  return response;
}

const refusedEvent = ({ code, message, fields }: Refusal) => ({
  status: statusOf(code),
  code,
  message,
  ...(fields && { fields }),
});
