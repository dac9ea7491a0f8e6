import { emailKey, type Done, type ProfileChange } from "#accounts/contract.ts";
import { emailLinksPerHost, emailLinksPerIp } from "#accounts/limits.ts";
import { deleteIdentitiesOf } from "#accounts/oidc/store.server.ts";
import { deletePasskeysOf } from "#accounts/passkeys/store.server.ts";
import { endAccess } from "#accounts/endAccess.server.ts";
import {
  confirmNewEmail,
  emailRequested,
  emailChanged,
  UNDO_DAYS,
} from "#accounts/profile/emailChangeJobs.server.ts";
import {
  confirmEmailChange,
  deleteEmailChangesOf,
  deletePendingEmailChanges,
  insertEmailChange,
} from "#accounts/profile/emailChangeStore.server.ts";
import { deleteEmailLinksOf, findEmailLink, updateEmail } from "#accounts/profile/emailLinkStore.server.ts";
import { welcomeEmail } from "#accounts/profile/jobs.server.ts";
import { requireProof } from "#accounts/profile/proof.server.ts";
import { resetEmail } from "#accounts/resetEmail.server.ts";
import { noteSecurityEvent } from "#accounts/security/securityEvents.server.ts";
import { findUser, findUserByEmail, lockUser, updateUser } from "#accounts/store.server.ts";
import type { EmailLinksTable } from "#accounts/tables.server.ts";
import { DAY_MS } from "#core/durations.ts";
import type { SignedInHost } from "#core/http.server.ts";
import { hashToken } from "#core/ids.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";

/**
 * Changes name and picture at once. A new email applies once confirmed (Accounts 11), and needs a recent proof.
 * Refuses with 403 `proof_needed`, 409 `email_taken`, 400 `foreign_picture`, 429.
 */
export async function changeProfile(
  context: AppContext,
  host: SignedInHost,
  { email, ...change }: ProfileChange,
  origin: string,
): Promise<Result<void>> {
  const { db } = context;
  if (change.profileImageUrl && !hashOfMediaPath(change.profileImageUrl)) return foreignPicture;
  if (email !== undefined && emailKey(email) !== emailKey(host.email)) {
    const proved = await requireProof(context, host);
    if (!proved.ok) return proved;
    const free = await context.limits.consume(emailLinksPerHost, host.id);
    if (!free.ok) return free;
    if (await findUserByEmail(db, emailKey(email))) return emailTaken;
    const requested = await requestEmail(context, host, email, origin);
    if (!requested.ok) return requested;
  }
  await updateUser(db, host.id, {
    ...(change.firstName !== undefined && { first_name: change.firstName }),
    ...(change.lastName !== undefined && { last_name: change.lastName }),
    ...(change.profileImageUrl !== undefined && { profile_image_url: change.profileImageUrl || null }),
  });
  return ok(undefined);
}

/** Replaces a pending change of email; sends a link to the new address, and informs the old one. */
async function requestEmail(
  context: AppContext,
  host: SignedInHost,
  email: string,
  origin: string,
): Promise<Result<void>> {
  const id = context.randomId();
  const userId = host.id;
  const at = context.now();
  const change = {
    id,
    user_id: userId,
    email,
    requested_at: at,
    confirmed_at: null,
    expires_at: at + DAY_MS,
  };
  return context.db.transaction().execute(async (db) => {
    // Checked again under the lock: the session may have ended.
    await lockUser(db, userId);
    const proved = await requireProof({ ...context, db }, host);
    if (!proved.ok) return proved;
    await deletePendingEmailChanges(db, userId);
    await insertEmailChange(db, change);
    await context.jobs.add(db, confirmNewEmail, { userId, changeId: id, email, origin });
    await context.jobs.add(db, emailRequested, { userId, email: host.email, newEmail: email, at });
    await noteSecurityEvent(context, db, { userId, kind: "email_requested" });
    return ok(undefined);
  });
}

/** Sends the confirmation of an account's email again. Does nothing when it is confirmed. */
export async function sendConfirmation(
  context: AppContext,
  host: SignedInHost,
  origin: string,
): Promise<Result<Done>> {
  const free = await context.limits.consume(emailLinksPerHost, host.id);
  if (!free.ok) return free;
  await context.jobs.add(context.db, welcomeEmail, { userId: host.id, origin });
  return ok({ message: "We have sent you a link." });
}

type Purpose = EmailLinksTable["purpose"];

/** Returns the purpose and email of an email link, before its button is pressed. */
export async function readEmailLink(
  context: AppContext,
  token: string,
): Promise<Result<{ purpose: Purpose; email: string }>> {
  const link = await findEmailLink(context.db, hashToken(token), context.now());
  return link ? ok({ purpose: link.purpose, email: link.email }) : linkEnded;
}

/** Redeems an email link once. Undoing a change ends all sessions. Refuses with 400 `link_ended`. */
export async function redeemEmailLink(
  context: AppContext,
  token: string,
  { ip, origin }: { ip: string; origin: string },
): Promise<Result<{ purpose: Purpose; email: string }>> {
  const free = await context.limits.consume(emailLinksPerIp, ip);
  if (!free.ok) return free;
  const now = context.now();
  return context.db.transaction().execute(async (db) => {
    const found = await findEmailLink(db, hashToken(token), now);
    if (!found) return linkEnded;
    await lockUser(db, found.user_id);
    // A concurrent end of it has committed before the lock.
    const link = await findEmailLink(db, hashToken(token), now);
    const user = link && (await findUser(db, link.user_id));
    if (!link || !user) return linkEnded;
    const { purpose, email, change_id: changeId } = link;
    if (purpose === "confirm" && email !== user.email) return linkEnded;
    const change = { email, email_key: emailKey(email), email_confirmed_at: now };
    if (!(await updateEmail(db, user.id, change))) return emailTaken;
    await deleteEmailLinksOf(db, user.id, purpose === "undo" ? ["confirm", "undo"] : ["confirm"]);
    if (purpose === "change" && changeId !== null) {
      const times = { confirmed_at: now, expires_at: now + UNDO_DAYS * DAY_MS };
      await confirmEmailChange(db, changeId, times);
      await deletePendingEmailChanges(db, user.id);
      await context.jobs.add(db, emailChanged, { userId: user.id, changeId, email: user.email, origin });
      await noteSecurityEvent(context, db, { userId: user.id, kind: "email_changed" });
    }
    if (purpose === "undo") {
      await noteSecurityEvent(context, db, { userId: user.id, kind: "email_taken_back" });
      await endAccess(db, user.id);
      await deleteEmailChangesOf(db, user.id);
      // One of them may belong to the attacker who changed the email.
      await deletePasskeysOf(db, user.id);
      await deleteIdentitiesOf(db, user.id);
      await context.jobs.add(db, resetEmail, { email, origin });
    }
    return ok({ purpose, email });
  });
}

const emailTaken = refused({
  code: "email_taken",
  message: "Another account uses this email. Sign in there, or choose another email.",
  fields: { email: "Another account uses this email." },
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

/** Returns the hash in the path of a stored picture (`media/contract.ts`), or undefined for another path. */
function hashOfMediaPath(path: string): string | undefined {
  return /^\/media\/([0-9a-f]{64})\.jpg$/.exec(path)?.[1];
}
