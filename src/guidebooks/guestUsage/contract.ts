import { z } from "zod";
import { sectionTypes } from "#sections/catalog.ts";

export const SHOWN_DAYS = 30;
export const STORED_DAYS = 400;

/** Opens of a guidebook in the last 30 days. */
export const guidebookOpens = z.object({
  total: z.number(),
  /** Each of the 30 days, the oldest first, in UTC. */
  days: z.array(z.object({ day: z.string(), count: z.number() })),
  /** Opened sections, the highest count first. */
  sections: z.array(z.object({ type: z.string(), count: z.number() })),
  /** The same of the last 7 days. */
  week: z.object({ total: z.number(), sections: z.array(z.object({ type: z.string(), count: z.number() })) }),
});
export type GuidebookOpens = z.output<typeof guidebookOpens>;

export const listedOpens = z.object({ guidebookId: z.string(), total: z.number() });

export const SEARCH_WITHOUT_RESULT_DAYS = 90;
export const MAX_LISTED = 50;

export const searchWithoutResult = z.object({
  text: z.string(),
  count: z.number(),
  /** YYYY-MM-DD in UTC. */
  lastDay: z.string(),
  /** The section in which a host would write the answer. */
  section: z.enum(sectionTypes),
});
export type SearchWithoutResult = z.output<typeof searchWithoutResult>;

export const dismissedSearch = z.object({ text: z.string().trim().min(1).max(200) });
