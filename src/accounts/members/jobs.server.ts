import { z } from "zod";
import { ownerName } from "#accounts/actor.server.ts";
import {
  deleteExpiredInvitations,
  findInvitation,
  insertInvitationToken,
} from "#accounts/members/invitationStore.server.ts";
import { INVITATION_DAYS } from "#accounts/members/invitationDays.ts";
import { hashToken } from "#core/ids.server.ts";
import { done, jobKind, scheduledJob } from "#core/jobs/jobKind.server.ts";
import { sendEmail } from "#core/jobs/sendEmail.server.ts";
import { inRole, roles } from "#accounts/roles.ts";
import { findMembership } from "#accounts/memberStore.server.ts";
import { helloTo } from "#accounts/profile/emailSentences.ts";
import { findUser } from "#accounts/store.server.ts";

/** Sends an invitation by email with a new token, unless it was withdrawn. */
export const invitationEmail = jobKind({
  name: "members.invitationEmail",
  payload: z.object({ invitationId: z.string(), origin: z.string() }),
  run: async (context, { invitationId, origin }, job) => {
    const { product } = context.config;
    const row = await findInvitation(context.db, invitationId, context.now());
    if (!row?.email) return done();
    const owner = await ownerName(context, row.account_id);
    const token = context.randomId();
    await insertInvitationToken(context.db, {
      token_hash: hashToken(token),
      invitation_id: row.id,
      created_by: row.invited_by,
    });
    return sendEmail(context, job, {
      to: row.email,
      subject: `${owner} invites you to ${product.name}`,
      parts: [
        "Hello,",
        `${owner} invites you to help with the guidebooks for their guests on ${product.name}, ${inRole(row.role, product)}.`,
        { label: "Accept the invitation", url: `${origin}/invite/${token}` },
        `The link works once, for ${INVITATION_DAYS} days, for the person who opens it first: do not pass it on. If you do not know ${owner}, you can ignore this email.`,
      ],
    });
  },
});

/** Informs an owner of a new member who came by an invitation (People 14). */
export const memberJoinedEmail = jobKind({
  name: "members.joined",
  payload: z.object({
    accountId: z.string(),
    ownerId: z.string(),
    memberId: z.string(),
    role: z.enum(roles),
  }),
  run: async (context, { accountId, ownerId, memberId, role }, job) => {
    const { product } = context.config;
    const owner = await findUser(context.db, ownerId);
    const member = await findUser(context.db, memberId);
    const membership = await findMembership(context.db, accountId, ownerId);
    if (!owner || !member || membership?.role !== "owner") return done();
    const name = `${member.first_name} ${member.last_name}`.trim();
    return sendEmail(context, job, {
      to: owner.email,
      subject: `${name} has joined your ${product.name} account`,
      parts: [
        helloTo(owner),
        `${name} has accepted an invitation to your ${product.name} account, ${inRole(role, product)}. Their email: ${member.email}`,
        `If you do not know them, remove them under People. If none of your people has invited them, reset your password too, and write to ${product.contactEmail}.`,
      ],
    });
  },
});

/** Deletes expired invitations. */
export const deleteOldPeople = scheduledJob("members.deleteOld", async ({ now }) =>
  done((db) => deleteExpiredInvitations(db, now())),
);
