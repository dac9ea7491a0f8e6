import { z } from "zod";

/** What is deleted with an account and what stays, shown before deletion. */
export const leaving = z.object({
  /** Guidebooks that are deleted, archived ones too. */
  guidebooks: z.number(),
  /** The owners of other accounts that the person is a member of: what they made there stays there. */
  staysWith: z.array(z.string()),
});
export type Leaving = z.output<typeof leaving>;
