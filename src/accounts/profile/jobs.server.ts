import { z } from "zod";
import { newEmailLink } from "#accounts/profile/emailLink.server.ts";
import { EMAIL_LINK_DAYS } from "#accounts/profile/emailLinkDays.ts";
import { helloTo, ifNotYou, inUtc } from "#accounts/profile/emailSentences.ts";
import { listPasskeys } from "#accounts/passkeys/store.server.ts";
import { findUser } from "#accounts/store.server.ts";
import { DAY_MS } from "#core/durations.ts";
import { done, jobKind } from "#core/jobs/jobKind.server.ts";
import { sendEmail } from "#core/jobs/sendEmail.server.ts";
import { formatList } from "#core/format.ts";

/** Welcomes a new user, and asks to confirm the email. Sends nothing once it is confirmed. */
export const welcomeEmail = jobKind({
  name: "accounts.welcome",
  payload: z.object({ userId: z.string(), origin: z.string() }),
  run: async (context, { userId, origin }, job) => {
    const { product } = context.config;
    const user = await findUser(context.db, userId);
    if (!user || user.email_confirmed_at !== null) return done();
    const url = await newEmailLink(context, origin, {
      user_id: userId,
      purpose: "confirm",
      email: user.email,
      expires_at: context.now() + EMAIL_LINK_DAYS * DAY_MS,
      change_id: null,
    });
    return sendEmail(context, job, {
      to: user.email,
      subject: `Welcome to ${product.name}: please confirm your email`,
      parts: [
        helloTo(user),
        `Welcome to ${product.name}. You can start right away. Please confirm that this email is yours, so you can always get back in.`,
        { label: "Confirm my email", url },
        `The link works for ${EMAIL_LINK_DAYS} days. If you did not create this account, you can ignore this email.`,
      ],
    });
  },
});

/** Informs of a sign-in on a new device. */
export const newSignIn = jobKind({
  name: "accounts.newSignIn",
  payload: z.object({ userId: z.string(), device: z.string(), at: z.number() }),
  run: async (context, { userId, device, at }, job) => {
    const { product } = context.config;
    const user = await findUser(context.db, userId);
    if (!user) return done();
    return sendEmail(context, job, {
      to: user.email,
      subject: `A new sign-in to your ${product.name} account`,
      parts: [
        helloTo(user),
        `There was a sign-in to your ${product.name} account with ${device}, at ${inUtc(at)}. It was the first time with this browser.`,
        `If it was you, there is nothing to do. ${ifNotYou(product)} Your profile shows where you are signed in, and you can sign out from there.`,
      ],
    });
  },
});

/** Informs that the password was changed, and lists the passkeys that still sign in. */
export const passwordChanged = jobKind({
  name: "accounts.passwordChanged",
  payload: z.object({ userId: z.string(), at: z.number() }),
  run: async (context, { userId, at }, job) => {
    const { product } = context.config;
    const user = await findUser(context.db, userId);
    if (!user) return done();
    const passkeys = (await listPasskeys(context.db, userId)).map(({ name }) => name);
    return sendEmail(context, job, {
      to: user.email,
      subject: `Your ${product.name} password was changed`,
      parts: [
        helloTo(user),
        `The password of your ${product.name} account was changed at ${inUtc(at)}. All other devices were signed out, and open invitations that you had made have ended.`,
        ...(passkeys.length > 0
          ? [`These passkeys still sign in: ${formatList(passkeys)}. You can remove them on your profile.`]
          : []),
        `If it was you, there is nothing to do. ${ifNotYou(product)}`,
        "If another person used your account, look through what they made: share links, stays, links for cleaners and calendars still work until you end them.",
      ],
    });
  },
});
