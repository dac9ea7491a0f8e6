import { z } from "zod";
import { emailKey } from "#accounts/contract.ts";
import { findUserByEmail, insertReset } from "#accounts/store.server.ts";
import { HOUR_MS, DAY_MS } from "#core/durations.ts";
import type { AppContext } from "#core/context.server.ts";
import { hashToken } from "#core/ids.server.ts";
import { abandon, done, jobKind } from "#core/jobs/jobKind.server.ts";
import { sendEmail } from "#core/jobs/sendEmail.server.ts";

const LINK_LIVES_MS = HOUR_MS;
/** A restored backup may contain requests that were answered long ago. */
const REQUEST_LIVES_MS = DAY_MS;
const TOKEN_BYTES = 32;

/** Sends a reset link, valid for an hour, to the account with that email; nothing without one. */
export const resetEmail = jobKind({
  name: "accounts.resetEmail",
  /** The email as typed, and the link's base URL. The token is created when it is sent. */
  payload: z.object({ email: z.string(), origin: z.string() }),
  run: async (context, { email, origin }, job) => {
    const { product } = context.config;
    const now = context.now();
    if (now - job.addedAt > REQUEST_LIVES_MS) return abandon("it was asked for more than a day ago");
    const user = await findUserByEmail(context.db, emailKey(email));
    if (!user) return done();

    const url = await newResetLink(context, user.id, origin);
    // To the stored address, never to the typed one: two look-alikes may have two owners.
    return sendEmail(context, job, {
      to: user.email,
      subject: `Reset your ${product.name} password`,
      parts: [
        "Hello,",
        `We were asked to reset the password of your ${product.name} account.`,
        { label: "Choose a new password", url },
        "The link works once, for one hour. If it was not you, you can ignore this email: your password stays as it is.",
      ],
    });
  },
});

/** Stores a reset link, valid for an hour, and returns its URL. */
export async function newResetLink(context: AppContext, userId: string, origin: string): Promise<string> {
  const token = Buffer.from(context.randomBytes(TOKEN_BYTES)).toString("base64url");
  const now = context.now();
  await insertReset(context.db, {
    token_hash: hashToken(token),
    user_id: userId,
    created_at: now,
    expires_at: now + LINK_LIVES_MS,
  });
  return `${origin}/reset-password?token=${token}`;
}
