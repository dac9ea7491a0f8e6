import { z } from "zod";
import { findEmailChange } from "#accounts/profile/emailChangeStore.server.ts";
import { newEmailLink } from "#accounts/profile/emailLink.server.ts";
import { EMAIL_LINK_DAYS } from "#accounts/profile/emailLinkDays.ts";
import { helloTo, inUtc } from "#accounts/profile/emailSentences.ts";
import { findUser } from "#accounts/store.server.ts";
import type { UsersTable } from "#accounts/tables.server.ts";
import { DAY_MS } from "#core/durations.ts";
import { done, jobKind } from "#core/jobs/jobKind.server.ts";
import { sendEmail } from "#core/jobs/sendEmail.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** How long the old email address can undo a change (Accounts 11). */
export const UNDO_DAYS = EMAIL_LINK_DAYS;

/** The recipient, and the change of email. */
const changeOf = z.object({
  userId: z.string(),
  /** Absent in jobs of earlier versions. */
  changeId: z.string().optional(),
  email: z.string(),
  origin: z.string(),
});

/** Creates the link of a change, unless the change has ended or the account is gone. */
async function newLinkOf(
  context: AppContext,
  { userId, changeId, email, origin }: z.output<typeof changeOf>,
  purpose: "change" | "undo",
): Promise<{ user: UsersTable; url: string } | null> {
  const user = await findUser(context.db, userId);
  if (!user) return null;
  if (changeId === undefined) {
    // Of an earlier version: its change can be undone, and must be requested again.
    if (purpose === "change") return null;
    const expires_at = context.now() + UNDO_DAYS * DAY_MS;
    const link = { user_id: userId, purpose, email, expires_at, change_id: null };
    return { user, url: await newEmailLink(context, origin, link) };
  }
  const change = await findEmailChange(context.db, changeId, context.now());
  if (!change) return null;
  const { expires_at } = change;
  const link = { user_id: userId, purpose, email, expires_at, change_id: changeId };
  return { user, url: await newEmailLink(context, origin, link) };
}

/** Asks a new email address for confirmation, while its change is pending; until then the old one stays. */
export const confirmNewEmail = jobKind({
  name: "accounts.confirmNewEmail",
  payload: changeOf,
  run: async (context, payload, job) => {
    const { product } = context.config;
    const link = await newLinkOf(context, payload, "change");
    if (!link) return done();
    const { user, url } = link;
    return sendEmail(context, job, {
      to: payload.email,
      subject: `Confirm your new email for ${product.name}`,
      parts: [
        helloTo(user),
        `You asked to change the email of your ${product.name} account to ${payload.email}.`,
        { label: "Use this email", url },
        "The link works for a day. If it was not you, you can ignore this email: nothing has changed.",
      ],
    });
  },
});

/** Informs the account's email address that another one was requested. */
export const emailRequested = jobKind({
  name: "accounts.emailRequested",
  payload: z.object({ userId: z.string(), email: z.string(), newEmail: z.string(), at: z.number() }),
  run: async (context, { userId, email, newEmail, at }, job) => {
    const { product } = context.config;
    const user = await findUser(context.db, userId);
    if (!user) return done();
    return sendEmail(context, job, {
      to: email,
      subject: `A change of email was requested for your ${product.name} account`,
      parts: [
        helloTo(user),
        `At ${inUtc(at)} a person who is signed in to your ${product.name} account asked to change its email to ${newEmail}. It changes once a link is opened that we have sent there.`,
        `If that was you, there is nothing to do here. If not, choose a new password at once: that stops the change and signs every device out. If you need help, write to ${product.contactEmail}.`,
      ],
    });
  },
});

/** Informs the old email address of the change, with a link to undo it. Sends nothing when it was undone. */
export const emailChanged = jobKind({
  name: "accounts.emailChanged",
  payload: changeOf,
  run: async (context, payload, job) => {
    const { product } = context.config;
    const link = await newLinkOf(context, payload, "undo");
    if (!link) return done();
    const { user, url } = link;
    return sendEmail(context, job, {
      to: payload.email,
      subject: `The email of your ${product.name} account has changed`,
      parts: [
        helloTo(user),
        `The email of your ${product.name} account has changed, and you can no longer sign in with this one.`,
        "If that was you, there is nothing to do. If not, undo it here:",
        { label: "Take it back", url },
        `You can do that for ${UNDO_DAYS} days. It signs every device out, and then you choose a new password.`,
      ],
    });
  },
});
