import { z } from "zod";

const GUIDEBOOKS_MAX = 100;

export const newCalendarOut = z.object({
  /** The nights of all stays, or the door codes of the stays of the next three days. */
  kind: z.enum(["stays", "locks"], { error: "Choose stays or locks." }),
  /** Absent: all guidebooks that its maker may share, later ones included. */
  guidebooks: z
    .array(z.string({ error: "Choose a guidebook." }).max(64), { error: "Choose the guidebooks." })
    .min(1, { error: "Choose at least one guidebook." })
    .max(GUIDEBOOKS_MAX, { error: `Choose at most ${GUIDEBOOKS_MAX} guidebooks.` })
    .optional(),
  withNames: z.boolean({ error: "This must be true or false." }).default(false),
  /** For locks: also codes that have other than four digits. */
  wholeCode: z.boolean({ error: "This must be true or false." }).default(false),
});
export type NewCalendarOut = z.output<typeof newCalendarOut>;

/** A calendar that other programs read. Moments are epoch milliseconds. */
export const calendarOut = z.object({
  id: z.string(),
  kind: newCalendarOut.shape.kind,
  /** Null for other members than its maker: who leaves must not hold a link that goes on. */
  url: z.string().nullable(),
  /** The chosen guidebooks; null for all. */
  guidebooks: z.array(z.string()).nullable(),
  withNames: z.boolean(),
  wholeCode: z.boolean(),
  createdAt: z.number(),
  lastReadAt: z.number().nullable(),
});
export type CalendarOut = z.output<typeof calendarOut>;
