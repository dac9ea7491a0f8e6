import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { AppEnv } from "#core/http.server.ts";
import type { Refusal, Result } from "#core/refusal.ts";
import { statusOf } from "#core/refusalCodes.ts";

/** A proxy hangs up on a line that says nothing; most wait for a minute. */
const BEAT_MS = 15_000;

/** What work can send as it goes, and what ends it. */
export interface EventSender {
  send: (event: string, data: unknown) => void;
  /** Aborted once nobody listens any more. */
  signal: AbortSignal;
}

/** Returns whether `Accept` wants the steps of the work, too. */
export const wantsEvents = (c: Context<AppEnv>) =>
  c.req.header("accept")?.includes("text/event-stream") ?? false;

/**
 * Answers with server-sent events: what the work sends, then one of `done` with the answer of the plain call, or `refused`
 * with `{ status, code, message }`; a comment now and then keeps the line open. `what` names the work in the log.
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
  // A proxy that gathers or compresses the stream would tell all steps at once (nginx reads the second header).
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
