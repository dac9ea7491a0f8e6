import { z } from "zod";
import { emailKey } from "#accounts/contract.ts";
import { findUserByEmail, insertReset } from "#accounts/store.server.ts";
import { composeEmail } from "#core/composeEmail.ts";
import { hashToken } from "#core/ids.server.ts";
import { done, abandon, type JobResult, type RunningJob } from "#core/jobs/jobKind.server.ts";
import { sendEmail } from "#core/jobs/sendEmail.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { PRODUCT } from "#core/site.ts";

const LINK_LIVES_MS = 3_600_000;
/** A restored backup may hold a request that was met long ago. */
const REQUEST_LIVES_MS = 24 * 3_600_000;
const TOKEN_BYTES = 32;

/** The e-mail as it was typed, and what the link begins with. No token: it is made when it is sent. */
export const resetRequest = z.object({ email: z.string(), origin: z.string() });

/**
 * Sends a new reset link to the account with that e-mail; without one, nothing. Each try makes a link of its own, good
 * for an hour from then, whose token is stored nowhere: those of tries that failed were read by nobody.
 */
export async function sendResetEmail(
  context: AppContext,
  { email, origin }: z.output<typeof resetRequest>,
  job: RunningJob,
): Promise<JobResult> {
  const now = context.now();
  if (now - job.addedAt > REQUEST_LIVES_MS) return abandon("it was asked for more than a day ago");
  const user = await findUserByEmail(context.db, emailKey(email));
  if (!user) return done();

  const token = Buffer.from(context.randomBytes(TOKEN_BYTES)).toString("base64url");
  await insertReset(context.db, {
    token_hash: hashToken(token),
    user_id: user.id,
    created_at: now,
    expires_at: now + LINK_LIVES_MS,
  });
  // To the address that is stored, never to the one that was typed: two that look alike may have two owners.
  return sendEmail(context, job, {
    to: user.email,
    subject: `Reset your ${PRODUCT.name} password`,
    ...composeEmail([
      "Hello,",
      `Somebody asked to reset the password of your ${PRODUCT.name} account.`,
      { label: "Choose a new password", url: `${origin}/reset-password?token=${token}` },
      "The link works once, for one hour. If it was not you, you can ignore this e-mail: your password stays as it is.",
    ]),
  });
}
