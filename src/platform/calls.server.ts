import { z } from "@hono/zod-openapi";
import { bodyLimit } from "hono/body-limit";
import { refuse } from "#platform/http.server.ts";

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
