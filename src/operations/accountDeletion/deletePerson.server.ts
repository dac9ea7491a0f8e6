import { memberRemoved } from "#accounts/members/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import { deleteAccountRow, findAccountsOwnedAlone, listMemberships } from "#accounts/memberStore.server.ts";
import { deleteUser } from "#accounts/store.server.ts";
import { findAccountsWithGuidebooksOf } from "#guidebooks/store.server.ts";
import { deleteInvitationsBy } from "#accounts/members/invitationStore.server.ts";
import { sendLeftLinks } from "#accounts/members/madeLinks/leftLinks.server.ts";
import { transferOwnership } from "#accounts/members/members.server.ts";
import { madeLinks } from "#stays/madeLinks/madeLinks.server.ts";
import type { AppContext } from "#core/context.server.ts";

/**
 * Deletes a person for good, with the accounts that no other user owns and all guidebooks in these. What they made in
 * accounts of other owners goes to those owners first, and their invitations end; the owners are told by email
 * what opens codes (People 13). Returns the ids of the deleted accounts, whose pictures are left
 * to the caller.
 */
export async function deletePerson(context: AppContext, userId: string): Promise<string[]> {
  return context.db.transaction().execute(async (db) => {
    const own = await findAccountsOwnedAlone(db, userId);
    for (const accountId of own) await deleteAccountRow(db, accountId);
    for (const accountId of await findAccountsWithGuidebooksOf(db, userId))
      await transferOwnership(db, userId, accountId);
    for (const { accountId } of await listMemberships(db, userId)) {
      await sendLeftLinks(context, madeLinks, db, accountId, userId);
      await deleteInvitationsBy(db, accountId, userId);
      await recordEvent(context, db, { accountId, userId }, memberRemoved, { what: "left" });
    }
    await deleteUser(db, userId);
    return own;
  });
}
