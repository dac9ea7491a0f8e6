import { ownerName } from "#accounts/actor.server.ts";
import { findAccountsOwnedAlone, listMemberships } from "#accounts/memberStore.server.ts";
import { proveByPassword, requireProof } from "#accounts/profile/proof.server.ts";
import { listGuidebookIds } from "#guidebooks/store.server.ts";
import type { SignedInHost } from "#core/http.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Result } from "#core/refusal.ts";
import type { Leaving } from "#operations/export/contract.ts";
import { deleteAccount } from "#operations/accountDeletion/deleteAccount.server.ts";

/** Returns what deleting a host's own account would delete, and with whom the rest stays (Accounts 12). */
export async function deletionSummary(context: AppContext, host: SignedInHost): Promise<Leaving> {
  const own = await findAccountsOwnedAlone(context.db, host.id);
  const guidebooks = await Promise.all(own.map((id) => listGuidebookIds(context.db, id)));
  const others = (await listMemberships(context.db, host.id)).filter(
    ({ accountId }) => !own.includes(accountId),
  );
  return {
    guidebooks: guidebooks.flat().length,
    staysWith: await Promise.all(others.map(({ accountId }) => ownerName(context, accountId))),
  };
}

/** Deletes a host's account (Accounts 12). Refuses a wrong password or, without one, no recent proof. */
export async function leave(
  context: AppContext,
  host: SignedInHost,
  password: string | undefined,
): Promise<Result<unknown>> {
  const proved =
    password === undefined
      ? await requireProof(context, host)
      : await proveByPassword(context, host, password);
  return proved.ok ? deleteAccount(context, host.email) : proved;
}
