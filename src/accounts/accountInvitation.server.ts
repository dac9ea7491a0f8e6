import { z } from "zod";
import { insertAccountInvitation } from "#accounts/accountInvitationStore.server.ts";
import { DAY_MS } from "#core/durations.ts";
import type { AppContext } from "#core/context.server.ts";
import { hashToken } from "#core/ids.server.ts";
import { abandon, jobKind } from "#core/jobs/jobKind.server.ts";
import { sendEmail } from "#core/jobs/sendEmail.server.ts";

export const ACCOUNT_INVITATION_DAYS = 7;
/** A restored backup may contain invitations that were sent long ago. */
const REQUEST_LIVES_MS = DAY_MS;

/** Sends an operator's invitation to make an account. Its token is made when it is sent. */
export const accountInvitationEmail = jobKind({
  name: "accounts.invitation",
  payload: z.object({ email: z.string(), origin: z.string() }),
  run: async (context, { email, origin }, job) => {
    const { product } = context.config;
    if (context.now() - job.addedAt > REQUEST_LIVES_MS)
      return abandon("it was asked for more than a day ago");
    const url = await newAccountInvitation(context, origin);
    return sendEmail(context, job, {
      to: email,
      subject: `Make your ${product.name} account`,
      parts: [
        "Hello,",
        `You are invited to make an account on ${product.name}, for guidebooks of your own.`,
        { label: "Make your account", url },
        `The link works once, for ${ACCOUNT_INVITATION_DAYS} days, for the person who opens it first: do not pass it on. If you did not expect it, you can ignore this email.`,
      ],
    });
  },
});

/** Stores an invitation, valid for seven days, and returns the URL at which one account is made by it. */
export async function newAccountInvitation(context: AppContext, origin: string): Promise<string> {
  const token = context.randomId();
  await insertAccountInvitation(context.db, {
    token_hash: hashToken(token),
    expires_at: context.now() + ACCOUNT_INVITATION_DAYS * DAY_MS,
  });
  return `${origin}/signup?invitation=${token}`;
}
