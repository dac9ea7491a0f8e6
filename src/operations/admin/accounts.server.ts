import { findSubscription } from "#billing/subscription.server.ts";
import { listForOperator } from "#guidebooks/takedownStore.server.ts";
import { MAX_FOUND, type ListedAccount, type ListedAction } from "#operations/admin/contract.ts";
import { findHosts, listActions } from "#operations/admin/store.server.ts";
import type { AppContext } from "#core/context.server.ts";

const LISTED = 50;

/** Returns at most 20 people with the text in name or email, or with that id or guidebook. */
export async function listAccounts(context: AppContext, text: string): Promise<ListedAccount[]> {
  const hosts = await findHosts(context.db, text, MAX_FOUND);
  return Promise.all(
    hosts.map(async (host) => {
      const { status, periodEnd, renews } = await findSubscription(context, host.accountId);
      const guidebooks = await listForOperator(context.db, host.accountId);
      return {
        ...host,
        plan: { status, until: periodEnd, renews },
        guidebooks: guidebooks.map(({ id, slug, name, archivedAt, takedown }) => ({
          id,
          slug,
          name,
          isArchived: archivedAt !== null,
          takenDown: takedown?.reason ?? null,
        })),
      };
    }),
  );
}

/** Returns the newest 50 actions of operators. */
export const listActionsOfOperators = ({ db }: AppContext): Promise<ListedAction[]> =>
  listActions(db, LISTED);
