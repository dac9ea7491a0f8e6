import { z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { hostOf, refuse, type AppEnv } from "#platform/http.server.ts";
import type { LimitRule } from "#platform/limits.server.ts";
import type { Refusal } from "#platform/refusal.ts";
import { newTurns, type Turns } from "#platform/turns.server.ts";

/** What a call takes as JSON. */
export const takes = <S extends z.ZodType>(schema: S, required = true) => ({
  body: { required, content: { "application/json": { schema } } },
});

/** What a call answers when all is well. */
export const answers = <S extends z.ZodType, Status extends 200 | 201 = 200>(
  schema: S,
  description = "Done",
  status?: Status,
) =>
  ({
    [status ?? 200]: { description, content: { "application/json": { schema } } },
  }) as Record<Status, { description: string; content: { "application/json": { schema: S } } }>; // a computed key forgets its name

/** A name in the path. One that no id of ours can have is asked for as "", which nothing is called: it is not found. */
export const pathId = z.string().transform((id) => (/^[\w-]{1,64}$/.test(id) ? id : ""));

export const byId = z.object({ id: pathId });

export const MEGABYTE = 1024 * 1024;

/** Refuses a body of more than so many bytes, with a sentence. */
export const atMost = (bytes: number, message: string) =>
  bodyLimit({
    maxSize: bytes,
    onError: (c) => refuse(c, { status: 413, code: "too_large", message }),
  });

/** What a call takes that brings no pictures (Limits 5). */
export const smallBody = atMost(MEGABYTE, "This is more than 1 MB. Send less at a time.");

/** Uses one of the host's points, before the body is read. Refuses with the rule's own sentence. */
export const withinLimit =
  (rule: LimitRule): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const taken = await c.get("platform").limits.take(rule, hostOf(c).id);
    return taken.ok ? next() : refuse(c, taken.refusal);
  };

const turnsOfHosts = new Map<string, Turns>();

/**
 * Lets a host have two heavy calls done at once and ten wait, before their bodies are read: what waits takes no memory.
 * Refuses 429 `too_many` whatever comes after them (Limits 7).
 */
export const takeTurn: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { id } = hostOf(c);
  const turns = turnsOfHosts.get(id) ?? newTurns({ atOnce: 2, waiting: 10 });
  turnsOfHosts.set(id, turns);
  const end = await turns.take();
  if (!end) return refuse(c, tooManyAtOnce);
  try {
    await next();
  } finally {
    end();
    if (turns.isFree()) turnsOfHosts.delete(id);
  }
};

const tooManyAtOnce: Refusal = {
  status: 429,
  code: "too_many",
  message: "Several of your changes are still being saved. Wait a few seconds, then try again.",
  retryAfter: 5,
};
