import { z } from "zod";
import { helloTo, inUtc } from "#accounts/profile/emailSentences.ts";
import { findUser } from "#accounts/store.server.ts";
import { done, jobKind } from "#core/jobs/jobKind.server.ts";
import { sendEmail } from "#core/jobs/sendEmail.server.ts";

/** Sends the email that a passkey was added, with browser and time. */
export const passkeyAdded = jobKind({
  name: "accounts.passkeyAdded",
  payload: z.object({ userId: z.string(), device: z.string(), at: z.number() }),
  run: async (context, { userId, device, at }, job) => {
    const { product } = context.config;
    const user = await findUser(context.db, userId);
    if (!user) return done();
    return sendEmail(context, job, {
      to: user.email,
      subject: `A passkey was added to your ${product.name} account`,
      parts: [
        helloTo(user),
        `A passkey was added to your ${product.name} account with ${device}, at ${inUtc(at)}. Anyone who has it can sign in without your password.`,
        `If it was you, there is nothing to do. If it was not you, reset your password at once and remove all passkeys as you do, and write to ${product.contactEmail}.`,
      ],
    });
  },
});
