import { z } from "zod";
import { sectionTypes } from "#sections/catalog.ts";

/** How many days back opens are shown. */
export const SHOWN_DAYS = 30;
/** How many days they are stored. */
export const STORED_DAYS = 400;

/** How often a guidebook was opened in the last 30 days. */
export const guidebookOpens = z.object({
  total: z.number(),
  /** Each of the 30 days, the oldest first; days are of UTC. */
  days: z.array(z.object({ day: z.string(), count: z.number() })),
  /** Sections that were opened, the most opened first. */
  sections: z.array(z.object({ type: z.string(), count: z.number() })),
});
export type GuidebookOpens = z.output<typeof guidebookOpens>;

export const listedOpens = z.object({ guidebookId: z.string(), total: z.number() });

/** How many days searches without an answer are stored and shown. */
export const UNFOUND_DAYS = 90;
/** So many of them are listed. */
export const MAX_LISTED = 50;

/** What guests searched for and did not find. */
export const unfoundSearch = z.object({
  text: z.string(),
  count: z.number(),
  /** YYYY-MM-DD in UTC. */
  lastDay: z.string(),
  /** The section in which an answer would stand. */
  section: z.enum(sectionTypes),
});
export type UnfoundSearch = z.output<typeof unfoundSearch>;

export const dismissedSearch = z.object({ text: z.string().trim().min(1).max(200) });
