import { activity } from "#accounts/events/contract.ts";
import { z } from "zod";
import { accountEmail } from "#accounts/contract.ts";
import { roles } from "#accounts/roles.ts";
import { endedLinks } from "#accounts/members/madeLinks/contract.ts";

/** "all", or the ids of the guidebooks of a limited member. An owner has all. */
const memberGuidebooks = z.union([z.literal("all"), z.array(z.string().max(64)).max(200)], {
  error: "Choose all guidebooks, or some of them.",
});
export type MemberGuidebooks = z.output<typeof memberGuidebooks>;

const role = z.enum(roles, { error: "Choose owner, editor or viewer." });

const member = z.object({
  /** The person's id. */
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  guidebooks: memberGuidebooks,
  /** Epoch milliseconds. */
  createdAt: z.number(),
});
export type Member = z.output<typeof member>;

/** The same with the last activity, for the list of people. */
const listedMember = member.extend({ lastActivity: activity.nullable() });
export type ListedMember = z.output<typeof listedMember>;

const invitation = z.object({
  id: z.string(),
  /** Null for a link that the owner passes on. */
  email: z.string().nullable(),
  role,
  guidebooks: memberGuidebooks,
  createdAt: z.number(),
  expiresAt: z.number(),
});
export type Invitation = z.output<typeof invitation>;

/** An invitation with its link, which is available only now: only its hash is stored. */
export const madeInvitation = invitation.extend({ url: z.string() });

export const accountPeople = z.object({ members: z.array(listedMember), invitations: z.array(invitation) });
export type AccountPeople = z.output<typeof accountPeople>;

/** Without an email the owner passes the link on. */
export const newInvitation = z.object({
  email: z.union([accountEmail, z.literal("").transform(() => null), z.null()]).optional(),
  role,
  guidebooks: memberGuidebooks.optional(),
});
export type NewInvitation = z.output<typeof newInvitation>;

/** `end` lists the member's links that end with the change. */
export const memberChange = z.object({
  role: role.optional(),
  guidebooks: memberGuidebooks.optional(),
  end: endedLinks.optional(),
});
export type MemberChange = z.output<typeof memberChange>;

export const memberRemoval = z.object({ end: endedLinks.optional() });

/** An invitation, as shown to the holder of its link. */
export const shownInvitation = z.object({
  /** The account's first owner. */
  ownerName: z.string(),
  role,
  /** The names of the guidebooks, or "all". */
  guidebooks: z.union([z.literal("all"), z.array(z.string())]),
  expiresAt: z.number(),
});
export type ShownInvitation = z.output<typeof shownInvitation>;
