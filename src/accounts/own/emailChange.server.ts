import { emailKey, type ProfileChange } from "#accounts/contract.ts";
import { emailLinksPerHost, emailLinksPerIp } from "#accounts/limits.ts";
import { deleteDevicesOf } from "#accounts/deviceStore.server.ts";
import { deleteEmailLinksOf, findEmailLink, updateEmail } from "#accounts/own/emailLinkStore.server.ts";
import { confirmNewEmail, emailChanged, welcomeEmail } from "#accounts/own/jobs.server.ts";
import { requireProof } from "#accounts/own/proof.server.ts";
import { resetEmail } from "#accounts/jobs.server.ts";
import { noteSecurityEvent } from "#accounts/security/securityEvents.server.ts";
import { deleteSessionsOf, findUser, findUserByEmail, updateUser } from "#accounts/store.server.ts";
import type { EmailLinksTable } from "#accounts/tables.server.ts";
import { hashOwnPicture } from "#accounts/own/ownPicture.ts";
import type { SignedInHost } from "#platform/http.server.ts";
import { hashToken } from "#platform/ids.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { ok, refused, type Result } from "#platform/refusal.ts";

/**
 * Changes name and picture at once. A new e-mail holds once it is confirmed there (Accounts 11); it needs a recent proof.
 * Refuses with 403 `proof_needed`, 409 `email_taken`, 400 `foreign_picture`, 429.
 */
export async function changeProfile(
  platform: Platform,
  host: SignedInHost,
  { email, ...change }: ProfileChange,
  origin: string,
): Promise<Result<void>> {
  const { db } = platform;
  if (change.profileImageUrl && !hashOwnPicture(change.profileImageUrl)) return foreignPicture;
  if (email !== undefined && emailKey(email) !== emailKey(host.email)) {
    const proved = await requireProof(platform, host);
    if (!proved.ok) return proved;
    const free = await platform.limits.take(emailLinksPerHost, host.id);
    if (!free.ok) return free;
    if (await findUserByEmail(db, emailKey(email))) return emailTaken;
    await db.transaction().execute(async (within) => {
      await deleteEmailLinksOf(within, host.id, ["change"]);
      await platform.jobs.add(within, confirmNewEmail, { userId: host.id, email, origin });
    });
  }
  await updateUser(db, host.id, {
    ...(change.firstName !== undefined && { first_name: change.firstName }),
    ...(change.lastName !== undefined && { last_name: change.lastName }),
    ...(change.profileImageUrl !== undefined && { profile_image_url: change.profileImageUrl || null }),
  });
  return ok(undefined);
}

/** Sends the e-mail that confirms an account's own e-mail again. Does nothing where it is confirmed. */
export async function sendConfirmation(
  platform: Platform,
  host: SignedInHost,
  origin: string,
): Promise<Result<void>> {
  const free = await platform.limits.take(emailLinksPerHost, host.id);
  if (!free.ok) return free;
  await platform.jobs.add(platform.db, welcomeEmail, { userId: host.id, origin });
  return ok(undefined);
}

type Purpose = EmailLinksTable["purpose"];

/** Returns what the link of an e-mail does and for which e-mail, before anybody presses its button. */
export async function readEmailLink(
  platform: Platform,
  token: string,
): Promise<Result<{ purpose: Purpose; email: string }>> {
  const link = await findEmailLink(platform.db, hashToken(token), platform.now());
  return link ? ok({ purpose: link.purpose, email: link.email }) : linkEnded;
}

/**
 * Does what the link of an e-mail is for: confirms an e-mail, gives the account a new one, or takes that back, which ends
 * all sessions and sends a link for a new password. Each works once. Refuses with 400 `link_ended`, 409 `email_taken`.
 */
export async function redeemEmailLink(
  platform: Platform,
  token: string,
  { ip, origin }: { ip: string; origin: string },
): Promise<Result<{ purpose: Purpose; email: string }>> {
  const free = await platform.limits.take(emailLinksPerIp, ip);
  if (!free.ok) return free;
  const now = platform.now();
  return platform.db.transaction().execute(async (db) => {
    const link = await findEmailLink(db, hashToken(token), now);
    const user = link && (await findUser(db, link.user_id));
    if (!link || !user) return linkEnded;
    const { purpose, email } = link;
    if (purpose === "confirm" && email !== user.email) return linkEnded;
    const change = { email, email_key: emailKey(email), email_confirmed_at: now };
    if (!(await updateEmail(db, user.id, change))) return emailTaken;
    await deleteEmailLinksOf(
      db,
      user.id,
      purpose === "undo" ? ["confirm", "change", "undo"] : ["confirm", "change"],
    );
    if (purpose === "change") {
      await platform.jobs.add(db, emailChanged, { userId: user.id, email: user.email, origin });
      await noteSecurityEvent(platform, db, { userId: user.id, kind: "email_changed" });
    }
    if (purpose === "undo") {
      await noteSecurityEvent(platform, db, { userId: user.id, kind: "email_taken_back" });
      await deleteSessionsOf(db, user.id);
      await deleteDevicesOf(db, user.id);
      await platform.jobs.add(db, resetEmail, { email, origin });
    }
    return ok({ purpose, email });
  });
}

const emailTaken = refused({
  code: "email_taken",
  message: "Another account uses this e-mail. Sign in there, or choose another e-mail.",
  fields: { email: "Another account uses this e-mail." },
});

const linkEnded = refused({
  code: "link_ended",
  message: "This link has already been used or has expired. Ask for a new one on your profile.",
});

const foreignPicture = refused({
  code: "foreign_picture",
  message: "Upload the picture here first.",
  fields: { profileImageUrl: "Upload the picture here first." },
});
