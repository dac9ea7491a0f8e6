import { z } from "zod";
import { oneLine } from "#core/visibleText.ts";

const LABEL_MAX = 80;
const GUIDEBOOKS_MAX = 100;

export const newTurnoverLink = z.object({
  guidebookIds: z
    .array(z.string({ error: "Choose a guidebook." }).max(64), { error: "Choose the guidebooks." })
    .min(1, { error: "Choose at least one guidebook." })
    .max(GUIDEBOOKS_MAX, { error: `Choose at most ${GUIDEBOOKS_MAX} guidebooks.` }),
  label: z
    .string({ error: "This must be text." })
    .transform(oneLine)
    .pipe(z.string().max(LABEL_MAX, { error: `Use at most ${LABEL_MAX} characters.` }))
    .optional(),
  showsCodes: z.boolean({ error: "This must be true or false." }).default(false),
});
export type NewTurnoverLink = z.output<typeof newTurnoverLink>;

/** A cleaner's link as its host reads it. Moments are epoch milliseconds. */
export const turnoverLink = z.object({
  token: z.string(),
  url: z.string(),
  calendarUrl: z.string(),
  label: z.string().nullable(),
  showsCodes: z.boolean(),
  guidebookIds: z.array(z.string()),
  createdAt: z.number(),
  revokedAt: z.number().nullable(),
});
export type TurnoverLink = z.output<typeof turnoverLink>;

/** A property's departures and arrivals on a day: times HH:MM, without names (Stays 33). */
export const turnover = z.object({
  guidebookId: z.string(),
  guidebookName: z.string(),
  day: z.string(),
  timeZone: z.string(),
  /** The latest check-out and the earliest check-in; null where there is none. */
  outTime: z.string().nullable(),
  inTime: z.string().nullable(),
  /** When the guests who leave said that they have left, epoch milliseconds. */
  leftAt: z.number().nullable(),
  readyAt: z.number().nullable(),
  /** What of the check list the cleaner has ticked; null where there is none, or the day has not come. */
  checks: z.object({ done: z.number(), of: z.number(), open: z.array(z.string()) }).nullable(),
  /** Whether a live cleaner's link shows the property, so that it can be marked. */
  hasCleaner: z.boolean(),
});
export type Turnover = z.output<typeof turnover>;
