import { deleteTokensBy } from "#accounts/tokens/store.server.ts";
import { deleteDevicesOf } from "#accounts/deviceStore.server.ts";
import { deleteInvitationsBy } from "#accounts/members/invitationStore.server.ts";
import { listMemberships } from "#accounts/memberStore.server.ts";
import { deletePendingEmailChanges } from "#accounts/profile/emailChangeStore.server.ts";
import { deleteResetsOf, deleteSessionsOf, lockUser } from "#accounts/store.server.ts";
import type { Database } from "#core/database.server.ts";

/**
 * Ends all sessions of a person, tokens of their programs, open reset links, known devices, a pending change of email (Accounts 3) and the open
 * invitations that they made (People 12), except the session and the device of `except`. `db` is a transaction.
 */
export async function endAccess(
  db: Database,
  userId: string,
  except: { session?: string; device?: string | undefined } = {},
): Promise<void> {
  await lockUser(db, userId);
  await deleteResetsOf(db, userId);
  await deleteSessionsOf(db, userId, except.session);
  await deleteDevicesOf(db, userId, except.device);
  await deletePendingEmailChanges(db, userId);
  await deleteTokensBy(db, userId);
  for (const { accountId } of await listMemberships(db, userId))
    await deleteInvitationsBy(db, accountId, userId);
}
