import { z } from "zod";
import { insertEmailLink } from "#accounts/own/emailLinkStore.server.ts";
import { findUser } from "#accounts/store.server.ts";
import type { EmailLinksTable, UsersTable } from "#accounts/tables.server.ts";
import { composeEmail } from "#platform/composeEmail.ts";
import { hashToken } from "#platform/ids.server.ts";
import { done, type JobKind } from "#platform/jobs/jobKind.server.ts";
import { sendEmail } from "#platform/jobs/sendEmail.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { PRODUCT } from "#platform/site.ts";

const DAY_MS = 24 * 3_600_000;
/** How long an old e-mail address can take a change back (Accounts 11). */
export const UNDO_DAYS = 7;
const CONFIRM_DAYS = 7;
const TOKEN_BYTES = 32;

const ofUser = z.object({ userId: z.string(), origin: z.string() });

/** Stores a link for a purpose and returns its URL. The token is stored nowhere else. */
async function newLink(
  platform: Platform,
  user: UsersTable,
  {
    purpose,
    email,
    origin,
    days,
  }: Pick<EmailLinksTable, "purpose" | "email"> & { origin: string; days: number },
): Promise<string> {
  const token = Buffer.from(platform.randomBytes(TOKEN_BYTES)).toString("base64url");
  const now = platform.now();
  await insertEmailLink(platform.db, {
    token_hash: hashToken(token),
    user_id: user.id,
    purpose,
    email,
    created_at: now,
    expires_at: now + days * DAY_MS,
  });
  return `${origin}/confirm-email?token=${token}`;
}

const hello = ({ first_name: name }: UsersTable) => `Hello ${name},`;
const notYou = `If it was not you, reset your password at once and write to ${PRODUCT.contactEmail}.`;

/** Welcomes who has signed up, and asks them to confirm the e-mail. Sends nothing once it is confirmed. */
export const welcomeEmail: JobKind<z.output<typeof ofUser>> = {
  name: "accounts.welcome",
  payload: ofUser,
  run: async (platform, { userId, origin }, job) => {
    const user = await findUser(platform.db, userId);
    if (!user || user.email_confirmed_at !== null) return done();
    const url = await newLink(platform, user, {
      purpose: "confirm",
      email: user.email,
      origin,
      days: CONFIRM_DAYS,
    });
    return sendEmail(platform, job, {
      to: user.email,
      subject: `Welcome to ${PRODUCT.name}: please confirm your e-mail`,
      ...composeEmail([
        hello(user),
        `Welcome to ${PRODUCT.name}. You can start right away. Please confirm that this e-mail is yours, so you can always get back in.`,
        { label: "Confirm my e-mail", url },
        `The link works for ${CONFIRM_DAYS} days. If you did not create this account, you can ignore this e-mail.`,
      ]),
    });
  },
};

const newEmailOf = z.object({ userId: z.string(), email: z.string(), origin: z.string() });

/** Asks at a new e-mail whether it is the host's. Until then the old one stays. */
export const confirmNewEmail: JobKind<z.output<typeof newEmailOf>> = {
  name: "accounts.confirmNewEmail",
  payload: newEmailOf,
  run: async (platform, { userId, email, origin }, job) => {
    const user = await findUser(platform.db, userId);
    if (!user) return done();
    const url = await newLink(platform, user, { purpose: "change", email, origin, days: 1 });
    return sendEmail(platform, job, {
      to: email,
      subject: `Confirm your new e-mail for ${PRODUCT.name}`,
      ...composeEmail([
        hello(user),
        `You asked to change the e-mail of your ${PRODUCT.name} account to ${email}.`,
        { label: "Use this e-mail", url },
        "The link works for a day. If it was not you, you can ignore this e-mail: nothing has changed.",
      ]),
    });
  },
};

/** Says at the old e-mail that there is another, and offers to take that back. */
export const emailChanged: JobKind<z.output<typeof newEmailOf>> = {
  name: "accounts.emailChanged",
  payload: newEmailOf,
  run: async (platform, { userId, email, origin }, job) => {
    const user = await findUser(platform.db, userId);
    if (!user) return done();
    const url = await newLink(platform, user, { purpose: "undo", email, origin, days: UNDO_DAYS });
    return sendEmail(platform, job, {
      to: email,
      subject: `The e-mail of your ${PRODUCT.name} account has changed`,
      ...composeEmail([
        hello(user),
        `The e-mail of your ${PRODUCT.name} account has changed, and you can no longer sign in with this one.`,
        "If that was you, there is nothing to do. If not, undo it here:",
        { label: "Take it back", url },
        `You can do that for ${UNDO_DAYS} days. It signs every device out, and then you choose a new password.`,
      ]),
    });
  },
};

const news = z.object({ userId: z.string(), device: z.string(), at: z.number() });

/** Says that somebody signed in on a device that was not known. */
export const newSignIn: JobKind<z.output<typeof news>> = {
  name: "accounts.newSignIn",
  payload: news,
  run: async (platform, { userId, device, at }, job) => {
    const user = await findUser(platform.db, userId);
    if (!user) return done();
    return sendEmail(platform, job, {
      to: user.email,
      subject: `A new sign-in to your ${PRODUCT.name} account`,
      ...composeEmail([
        hello(user),
        `Somebody signed in to your ${PRODUCT.name} account with ${device}, at ${inUtc(at)}. We have not seen that browser before.`,
        `If it was you, there is nothing to do. ${notYou} Your profile shows where you are signed in, and you can sign out from there.`,
      ]),
    });
  },
};

const changedPassword = z.object({ userId: z.string(), at: z.number() });

/** Says that the password was changed. */
export const passwordChanged: JobKind<z.output<typeof changedPassword>> = {
  name: "accounts.passwordChanged",
  payload: changedPassword,
  run: async (platform, { userId, at }, job) => {
    const user = await findUser(platform.db, userId);
    if (!user) return done();
    return sendEmail(platform, job, {
      to: user.email,
      subject: `Your ${PRODUCT.name} password was changed`,
      ...composeEmail([
        hello(user),
        `The password of your ${PRODUCT.name} account was changed at ${inUtc(at)}. All other devices were signed out.`,
        `If it was you, there is nothing to do. ${notYou}`,
      ]),
    });
  },
};

const inUtc = (at: number) =>
  `${new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(at)} (UTC)`;
