import type { Context, MiddlewareHandler } from "hono";
import type { Assets } from "#guest/files.server.ts";
import { drawnPictures, publicReads } from "#guest/limits.ts";
import { sendTryAgain } from "#guest/notices.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import type { Platform } from "#core/platform.server.ts";
import type { Refusal, Result } from "#core/refusal.ts";

const refusedUntil = new WeakMap<Platform, number>();

/** Returns whether somebody is being refused now; while nobody is, cached pages are sent without checking who reads. */
export function isAnybodyRefused(platform: Platform): boolean {
  return (refusedUntil.get(platform) ?? 0) > platform.now();
}

/** Uses one of the visitor's public reads, of calls and pages together. Refuses where none is left. */
export async function takeRead(c: Context<AppEnv>): Promise<Result<void>> {
  const platform = c.get("platform");
  return noteRefusal(platform, await platform.limits.take(publicReads, c.get("ip")));
}

function noteRefusal(platform: Platform, taken: Result<void>): Result<void> {
  if (!taken.ok) refusedUntil.set(platform, platform.now() + publicReads.seconds * 1000);
  return taken;
}

/**
 * Refuses a reader who has used up the public reads, without using one. Pages from the cache do not count
 * (docs/decisions/005).
 */
export const refuseExhausted =
  (assets: Assets): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const platform = c.get("platform");
    const free = noteRefusal(platform, await platform.limits.check(publicReads, c.get("ip")));
    return free.ok ? next() : sendTooMany(c, assets, free.refusal);
  };

/** Uses one of the visitor's public reads, or refuses. */
export const admit =
  (assets: Assets): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const taken = await takeRead(c);
    return taken.ok ? next() : sendTooMany(c, assets, taken.refusal);
  };

/** Refuses a reader who has had too many pictures drawn, who would make everybody else wait. */
export const admitToDrawing =
  (assets: Assets): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const taken = await c.get("platform").limits.take(drawnPictures, c.get("ip"));
    return taken.ok ? next() : sendTooMany(c, assets, taken.refusal);
  };

/** Answers 429 with a page, and after how many seconds to try again. */
export function sendTooMany(c: Context<AppEnv>, assets: Assets, { retryAfter = 60 }: Refusal) {
  c.header("Retry-After", String(retryAfter));
  return sendTryAgain(c, assets, 429);
}
