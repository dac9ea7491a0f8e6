import { z } from "zod";

export const LEFT_BEHIND_MAX = 200;
/** How many things a cleaner may note at a turnover. */
export const NOTES_MAX = 5;

/** Why a note was not stored. */
export const noteProblem = z.enum(["empty", "full"]);
export type NoteProblem = z.output<typeof noteProblem>;

/** What a cleaner found at a turnover, with the stay that left. */
export const leftBehind = z.object({
  id: z.string(),
  guidebookId: z.string(),
  stayId: z.string(),
  text: z.string(),
  notedAt: z.number(),
});
export type LeftBehind = z.output<typeof leftBehind>;
