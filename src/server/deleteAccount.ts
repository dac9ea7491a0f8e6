import { emailKey } from "#accounts/contract.ts";
import { deleteUser, findUserByEmail } from "#accounts/store.server.ts";
import { refreshSubscriptionState } from "#billing/stripe/subscriptionState.server.ts";
import { pageCacheOf } from "#guest/pageCache.server.ts";
import { isPictureShown, listGuidebookIds } from "#guidebooks/store.server.ts";
import { deletePicturesOf } from "#media/media.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { notFound, ok, refused, type Result } from "#platform/refusal.ts";

/**
 * Deletes an account for good with all that was its own, as the privacy policy promises on request: guidebooks, links,
 * drawn pages, sessions, and the pictures that no other host shows. Refuses while Stripe would go on charging, and throws where
 * it does not say. Answers how many pictures went. What Stripe and backups hold is not touched.
 */
export async function deleteAccount(
  platform: Platform,
  email: string,
): Promise<Result<{ pictures: number }>> {
  const { db, config } = platform;
  const user = await findUserByEmail(db, emailKey(email));
  if (!user) return notFound(`An account with the e-mail ${email}`);
  const answer = config.billing === "stripe" ? await refreshSubscriptionState(platform, user.id) : null;
  if (answer?.subscriptionState?.renews || answer?.isOwed) return stillCharged();
  const guidebooks = await listGuidebookIds(db, user.id);
  await deleteUser(db, user.id);
  await pageCacheOf(platform).store.forget(guidebooks);
  return ok({ pictures: await deletePicturesOf(platform, user.id, (hash) => isPictureShown(db, hash)) });
}

const stillCharged = () =>
  refused({
    status: 409,
    code: "still_charged",
    message:
      "The plan of this account renews itself, or waits for a payment. Cancel it at Stripe first, or the host would go on paying.",
  });
