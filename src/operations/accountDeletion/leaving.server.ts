import { ownerName } from "#accounts/actor.server.ts";
import { findAccountsOwnedAlone, listMemberships } from "#accounts/memberStore.server.ts";
import { proveByPassword, requireProof } from "#accounts/profile/proof.server.ts";
import { listGuidebookIds } from "#guidebooks/store.server.ts";
import type { SignedInHost } from "#core/http.server.ts";
import type { Platform } from "#core/platform.server.ts";
import type { Result } from "#core/refusal.ts";
import type { Leaving } from "#operations/export/contract.ts";
import { deleteAccount } from "#operations/accountDeletion/deleteAccount.server.ts";

/** Returns what deleting a host's own account would delete, and with whom the rest stays (Accounts 12). */
export async function whatIsDeleted(platform: Platform, host: SignedInHost): Promise<Leaving> {
  const own = await findAccountsOwnedAlone(platform.db, host.id);
  const guidebooks = await Promise.all(own.map((id) => listGuidebookIds(platform.db, id)));
  const others = (await listMemberships(platform.db, host.id)).filter(
    ({ accountId }) => !own.includes(accountId),
  );
  return {
    guidebooks: guidebooks.flat().length,
    staysWith: await Promise.all(others.map(({ accountId }) => ownerName(platform, accountId))),
  };
}

/**
 * Deletes a host's own account for good (Accounts 12). Refuses a wrong password, and without one a session that has not
 * proved lately who it is.
 */
export async function leave(
  platform: Platform,
  host: SignedInHost,
  password: string | undefined,
): Promise<Result<unknown>> {
  const proved =
    password === undefined
      ? await requireProof(platform, host)
      : await proveByPassword(platform, host, password);
  return proved.ok ? deleteAccount(platform, host.email) : proved;
}
