import { z } from "zod";

/** What becomes of what, before somebody deletes their account. */
export const leaving = z.object({
  /** Guidebooks that are deleted, archived ones too. */
  guidebooks: z.number(),
  /** The owners of other accounts that the person is a member of: what they made there stays there. */
  staysWith: z.array(z.string()),
});
export type Leaving = z.output<typeof leaving>;
