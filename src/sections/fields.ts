import { z } from "zod";

/** Content with these fields; what else a request brings is dropped. */
export const fields = <Fields extends z.core.$ZodLooseShape>(all: Fields) =>
  z.object(all, { error: "This must be an object." });

/** One line of plain text, trimmed. */
export const line = (max: number) =>
  z
    .string({ error: "This must be text." })
    .trim()
    .max(max, { error: `Use at most ${max} characters.` })
    .default("");

/** Rich text. Pictures are still embedded when it arrives; the request's own limit of 12 MB holds for all of it. */
export const html = z.string({ error: "This must be text." }).default("");

/** A time of day, HH:MM on a 24 hour clock, or nothing. */
export const timeOfDay = z
  .string({ error: "Write the time as HH:MM, for example 15:00." })
  .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, { error: "Write the time as HH:MM, for example 15:00." })
  .optional()
  .transform((time) => time || undefined);

/** A list whose blank lines are dropped. */
export const lines = (max: number, count: number) =>
  z
    .array(line(max), { error: "This must be a list." })
    .max(count, { error: `Use at most ${count} entries.` })
    .transform((all) => all.filter((text) => text !== ""))
    .default([]);
