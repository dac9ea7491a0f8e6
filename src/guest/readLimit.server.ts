import type { Context, MiddlewareHandler } from "hono";
import type { Assets } from "#guest/files.server.ts";
import { drawnPictures, publicReads } from "#guest/limits.ts";
import { sendTryAgain } from "#guest/notices.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Refusal, Result } from "#core/refusal.ts";

const refusedUntil = new WeakMap<AppContext, number>();

/** Returns whether a visitor is being refused now; otherwise cached pages are sent without identifying the reader. */
export function isAnybodyRefused(context: AppContext): boolean {
  return (refusedUntil.get(context) ?? 0) > context.now();
}

/** Consumes one of the visitor's public reads, which calls and pages share. Refuses where none is left. */
export async function consumeReadLimit(c: Context<AppEnv>): Promise<Result<void>> {
  const context = c.get("context");
  return noteRefusal(context, await context.limits.consume(publicReads, c.get("ip")));
}

function noteRefusal(context: AppContext, taken: Result<void>): Result<void> {
  if (!taken.ok) refusedUntil.set(context, context.now() + publicReads.windowMs);
  return taken;
}

/** Refuses a reader without public reads left, and consumes none. Cached pages do not count (docs/decisions/005). */
export const refuseExhausted =
  (assets: Assets): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const context = c.get("context");
    const free = noteRefusal(context, await context.limits.check(publicReads, c.get("ip")));
    return free.ok ? next() : sendTooMany(c, assets, free.refusal);
  };

/** Consumes one of the visitor's public reads, or refuses. */
export const admit =
  (assets: Assets): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const taken = await consumeReadLimit(c);
    return taken.ok ? next() : sendTooMany(c, assets, taken.refusal);
  };

/** Refuses a reader who has had too many pictures drawn, which would delay all others. */
export const admitToDrawing =
  (assets: Assets): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const taken = await c.get("context").limits.consume(drawnPictures, c.get("ip"));
    return taken.ok ? next() : sendTooMany(c, assets, taken.refusal);
  };

/** Sends a page with 429 and `Retry-After` in seconds. */
export function sendTooMany(c: Context<AppEnv>, assets: Assets, { retryAfter = 60 }: Refusal) {
  c.header("Retry-After", String(retryAfter));
  return sendTryAgain(c, assets, 429);
}
