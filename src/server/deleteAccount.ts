import { emailKey } from "#accounts/contract.ts";
import { deleteUser, findUserByEmail } from "#accounts/store.server.ts";
import { refreshSubscriptionState } from "#billing/stripe/subscriptionState.server.ts";
import { pageCacheOf } from "#guest/pageCache.server.ts";
import { findHostShowing, listGuidebookIds } from "#guidebooks/store.server.ts";
import { deletePicturesWithoutHost } from "#media/media.server.ts";
import { deleteJobsWith } from "#platform/jobs/store.server.ts";
import { deleteOutboxEmails } from "#platform/outbox.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { notFound, ok, refused, type Result } from "#platform/refusal.ts";

/**
 * Deletes an account for good with all that was its own, as the privacy policy promises on request: guidebooks, links,
 * drawn pages, sessions, e-mails in the outbox, jobs, counts of limits, and the pictures that no other host shows. Refuses while
 * Stripe would go on charging, and throws where it does not say. Returns how many pictures and e-mails went. What Stripe
 * and backups hold is not touched; free space of the database is erased by `eraseDeleted`.
 */
export async function deleteAccount(
  platform: Platform,
  email: string,
): Promise<Result<{ pictures: number; emails: number }>> {
  const { db, config } = platform;
  const key = emailKey(email);
  const user = await findUserByEmail(db, key);
  if (!user) return notFound(`An account with the e-mail ${email}`);
  const answer = config.billing === "stripe" ? await refreshSubscriptionState(platform, user.id) : null;
  if (answer?.subscriptionState?.renews || answer?.isOwed) return stillCharged();
  const guidebooks = await listGuidebookIds(db, user.id);
  await deleteUser(db, user.id);
  await pageCacheOf(platform).store.forget(guidebooks);
  await deleteJobsWith(db, [key, user.id]);
  for (const counted of [key, user.id]) await platform.limits.forget(counted);
  const emails = await deleteOutboxEmails(config, (recipient) => emailKey(recipient) === key);
  const pictures = await deletePicturesWithoutHost(platform, (hash) => findHostShowing(db, hash));
  return ok({ pictures, emails });
}

const stillCharged = () =>
  refused({
    status: 409,
    code: "still_charged",
    message:
      "The plan of this account renews itself, or waits for a payment. Cancel it at Stripe first, or the host would go on paying.",
  });
