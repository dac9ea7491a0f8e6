import { toUnicodeForm } from "#core/unicodeForm.ts";
import { z } from "zod";
import { removeInvisible } from "#core/visibleText.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "#accounts/passwordLength.ts";
import { MESSAGES } from "#accounts/messages.ts";
import { listedPasskey } from "#accounts/passkeys/contract.ts";
import { roles } from "#accounts/roles.ts";

/** RFC 5321 §4.5.3.1.3, without the angle brackets. */
const EMAIL_MAX = 254;
const NAME_MAX = 100;

const tooLong = (max: number) => ({ error: `Use at most ${max} characters.` });

const noEmail = { error: "Enter an email address such as name@example.com." };
const NO_CONTROLS = /^\P{Cc}*$/u;

/** As typed, but trimmed and in one Unicode form (NFKC). PostgreSQL refuses NUL. */
const emailText = z
  .string({ error: "Enter your email address." })
  .trim()
  .overwrite((email) => toUnicodeForm(email, "NFKC"))
  .max(EMAIL_MAX, tooLong(EMAIL_MAX))
  .regex(NO_CONTROLS, noEmail);

export const accountEmail = emailText.pipe(z.email(noEmail));
const email = accountEmail;

/** A first or last name: without invisible characters, 1 to 100 long. */
export const personName = (missing: string) =>
  z
    .string({ error: missing })
    .overwrite((text) => removeInvisible(text).trim())
    .min(1, { error: missing })
    .max(NAME_MAX, tooLong(NAME_MAX))
    .regex(NO_CONTROLS, { error: "Use letters, spaces and the like." });

const newPassword = (tooShort: string) =>
  z
    .string({ error: tooShort })
    .min(PASSWORD_MIN, { error: tooShort })
    .max(PASSWORD_MAX, tooLong(PASSWORD_MAX));

const givenPassword = (missing: string) =>
  z.string({ error: missing }).min(1, { error: missing }).max(PASSWORD_MAX, tooLong(PASSWORD_MAX));

/** Not validated further: any wrong input gets the same sign-in refusal. */
export const signInInput = z.object({
  email: emailText.min(1, { error: "Enter your email address." }),
  password: givenPassword("Enter your password."),
});
export type SignInInput = z.output<typeof signInInput>;

export const signUpInput = z.object({
  email,
  password: newPassword(MESSAGES.passwordTooShort),
  firstName: personName("Enter your first name."),
  lastName: personName("Enter your last name."),
  /** The token of an invitation's link, which `SIGN_UP=invited` needs. */
  invitation: z.string({ error: "This is missing." }).max(200, tooLong(200)).optional(),
});
export type SignUpInput = z.output<typeof signUpInput>;

export const forgotPasswordInput = z.object({ email });

export const changePasswordInput = z.object({
  currentPassword: givenPassword("Enter your current password."),
  newPassword: newPassword(MESSAGES.newPasswordTooShort),
});
export type ChangePasswordInput = z.output<typeof changePasswordInput>;

const resetToken = z
  .string({ error: MESSAGES.invalidResetLink })
  .min(1, { error: MESSAGES.invalidResetLink })
  .max(200, { error: MESSAGES.invalidResetLink });

export const resetLinkInput = z.object({ token: resetToken });

/** The account behind a reset link: its passkeys, which also sign in. */
export const resetLink = z.object({ passkeys: z.array(listedPasskey) });
export type ResetLink = z.output<typeof resetLink>;

export const resetPasswordInput = z.object({
  token: resetToken,
  newPassword: newPassword(MESSAGES.passwordTooShort),
  /** An attacker with the password may have added one. */
  passkeys: z.enum(["remove", "keep"], { error: "Say remove or keep." }).default("remove"),
});
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;

/** A signed-in host, as shown to themself. */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  emailConfirmed: z.boolean(),
  /** May operate the server in a browser. */
  isOperator: z.boolean(),
  /** The account of the session; null without an account. */
  accountId: z.string().nullable(),
});
export type User = z.output<typeof user>;

/** A change of one's profile. An empty picture removes it; a new email applies once confirmed. */
export const profileChange = z
  .object({
    firstName: personName("Enter your first name."),
    lastName: personName("Enter your last name."),
    email,
    profileImageUrl: z.string({ error: "This must be the address of a picture." }).max(200).nullable(),
  })
  .partial();
export type ProfileChange = z.output<typeof profileChange>;

/** The profile after a change; `pendingEmail` awaits confirmation. */
export const profileAnswer = user.extend({ pendingEmail: z.string().nullable() });

/** A browser in which the host is signed in. Times are epoch milliseconds. */
export const listedSession = z.object({
  id: z.string(),
  /** "Chrome on Windows"; null for sessions of earlier versions. */
  device: z.string().nullable(),
  createdAt: z.number(),
  lastSeenAt: z.number(),
  isThis: z.boolean(),
});
export type ListedSession = z.output<typeof listedSession>;

export const givenProof = z.object({ password: givenPassword("Enter your password.") });

/** `proved` replaces the password when the session has a recent proof, by a passkey for example. */
export const leavingInput = z
  .object({ password: givenPassword("Enter your password."), proved: z.literal(true) })
  .partial()
  .refine(({ password, proved }) => password !== undefined || proved, {
    error: "Enter your password.",
    path: ["password"],
  });

export const emailLinkInput = z.object({
  token: z.string({ error: "This is missing." }).min(1, { error: "This is missing." }).max(200, tooLong(200)),
});

/** The purpose of an email link, and its email address. */
export const emailLink = z.object({ purpose: z.enum(["confirm", "change", "undo"]), email: z.string() });
export type EmailLink = z.output<typeof emailLink>;

export const chosenAccount = z.object({
  id: z.string(),
  /** Its first owner's, by which members distinguish accounts. */
  ownerName: z.string(),
  role: z.enum(roles),
  isLimited: z.boolean(),
  /** True for the account of the session. */
  isChosen: z.boolean(),
});
export type ChosenAccount = z.output<typeof chosenAccount>;

export const accountChoice = z.object({
  accountId: z.string({ error: "Choose one of your accounts." }).max(64, tooLong(64)).regex(NO_CONTROLS),
});

/** A sentence about the result. */
export const done = z.object({ message: z.string() });
export type Done = z.output<typeof done>;

/** Returns the look-up key of an account: spellings of one email that differ in case or form are equal. */
export function emailKey(typed: string): string {
  return toUnicodeForm(typed.trim(), "NFKC").toLowerCase();
}
