import { emailKey } from "#accounts/contract.ts";
import { findAccountsOwnedAlone } from "#accounts/memberStore.server.ts";
import { findUserByEmail } from "#accounts/store.server.ts";
import { refreshSubscriptionState } from "#billing/stripe/subscriptionState.server.ts";
import { findAccountShowing } from "#guidebooks/pictureStore.server.ts";
import { deletePicturesWithoutAccount } from "#media/media.server.ts";
import { deletePhotosWithoutOwner } from "#media/privatePhotos/privatePhotos.server.ts";
import { deletePerson } from "#operations/accountDeletion/deletePerson.server.ts";
import { emptyLog } from "#core/jobs/emptyLog.server.ts";
import { deleteJobsWith } from "#core/jobs/store.server.ts";
import { deleteOutboxEmails } from "#core/outbox.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";

/**
 * Deletes a person for good with all that was their own, as the privacy policy promises on request: the accounts that
 * no other user owns with guidebooks and links, sessions, emails in the outbox, jobs, counts of limits, and
 * the pictures that no other account shows. Refuses while Stripe would go on charging, and throws where it does not
 * say. Returns how many pictures and emails went. What Stripe and backups hold is not touched; copies in the free
 * space of the database are erased by `eraseDeleted`.
 */
export async function deleteAccount(
  context: AppContext,
  email: string,
): Promise<Result<{ pictures: number; emails: number }>> {
  const { db, config } = context;
  const key = emailKey(email);
  const user = await findUserByEmail(db, key);
  if (!user) return notFound(`An account with the email ${email}`);
  const own = await findAccountsOwnedAlone(db, user.id);
  for (const accountId of own) if (await isStillCharged(context, accountId)) return stillCharged();
  await deletePerson(context, user.id);
  await deleteJobsWith(db, [key, user.id]);
  for (const counted of [key, user.id]) await context.limits.forget(counted);
  const emails = await deleteOutboxEmails(config, (recipient) => emailKey(recipient) === key);
  const pictures = await deletePicturesWithoutAccount(context, (hash) => findAccountShowing(db, hash));
  await deletePhotosWithoutOwner(context);
  await emptyLog(context);
  return ok({ pictures, emails });
}

async function isStillCharged(context: AppContext, accountId: string): Promise<boolean> {
  if (context.config.billing !== "stripe") return false;
  const stripeState = await refreshSubscriptionState(context, accountId);
  return stripeState?.subscriptionState?.renews === true || stripeState?.isOwed === true;
}

const stillCharged = () =>
  refused({
    code: "still_charged",
    message:
      "The plan of this account renews itself, or waits for a payment. Cancel it at Stripe first, or the host would go on paying.",
  });
