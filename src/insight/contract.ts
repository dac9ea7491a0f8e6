import { z } from "zod";

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
