import { z } from "zod";
import { roles } from "#accounts/roles.ts";

/** "all", or the ids of the guidebooks that a member is limited to. An owner has all. */
export const memberGuidebooks = z.union([z.literal("all"), z.array(z.string())]);
export type MemberGuidebooks = z.output<typeof memberGuidebooks>;

/** A member of an account, as its members see them. */
export const member = z.object({
  /** The person's id. */
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  guidebooks: memberGuidebooks,
  /** Epoch milliseconds. */
  createdAt: z.number(),
});
export type Member = z.output<typeof member>;

export const memberChange = z.object({
  role: z.enum(roles).optional(),
  guidebooks: memberGuidebooks.optional(),
});
export type MemberChange = z.output<typeof memberChange>;
