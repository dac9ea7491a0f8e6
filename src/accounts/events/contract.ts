import { z } from "zod";

/** How long events are stored. */
export const EVENT_MONTHS = 13;

/** An entry of the activity list. */
export const activity = z.object({
  /** Null for what no member did, and when the person has deleted their account. */
  userId: z.string().nullable(),
  /** Who did it, such as "Ella Host" or "A calendar"; null for a former member. */
  name: z.string().nullable(),
  /** Completes the name: "archived a guidebook". */
  deed: z.string(),
  guidebook: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The last time, epoch milliseconds, and how often within an hour of it. */
  at: z.number(),
  times: z.number(),
});
export type Activity = z.output<typeof activity>;
