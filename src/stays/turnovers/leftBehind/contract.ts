import { z } from "zod";

export const LEFT_BEHIND_MAX = 200;
/** How many things a cleaner may note at a turnover. */
export const NOTES_MAX = 5;

/** Why a note was not stored, or not its photo. */
export const noteProblem = z.enum(["empty", "full", "large", "photo"]);
export type NoteProblem = z.output<typeof noteProblem>;

/** What a cleaner found at a turnover, with the stay that left. */
export const leftBehind = z.object({
  id: z.string(),
  guidebookId: z.string(),
  stayId: z.string(),
  text: z.string(),
  /** Whether it has a photo, at `/api/left-behind/{id}/photo`. */
  hasPhoto: z.boolean(),
  notedAt: z.number(),
});
export type LeftBehind = z.output<typeof leftBehind>;
