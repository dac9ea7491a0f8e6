import { findOwners, listMemberships } from "#accounts/memberStore.server.ts";
import { deletePrivateAccount, insertPrivateAccount } from "#accounts/webhooks/privateHostsStore.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Database } from "#core/database.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import { findPerson, note, noteForOwners, type Order } from "#operations/admin/operator.server.ts";

/**
 * Lets the webhooks of an account reach the hosts of `WEBHOOK_PRIVATE_HOSTS`. `who` is its id, or the id or email of
 * the person who owns it alone. Refuses with 404 where no account fits, and where several do.
 */
export async function allowPrivateHosts(
  context: AppContext,
  who: string,
  order: Order,
): Promise<Result<void>> {
  return context.db.transaction().execute(async (db) => {
    const found = await listOwned(db, who);
    const fitting = found.filter(({ id, owners }) => id === who || owners === 1);
    const [account] = fitting;
    if (!account)
      return notFound(who.includes("@") ? `An account that ${who} owns alone` : "Such an account");
    if (fitting.length > 1) return severalFit(fitting.map(({ id }) => id));
    await insertPrivateAccount(db, { account_id: account.id, allowed_at: context.now() });
    await note(context, db, "private-hosts-allow", account.id, order);
    await noteForOwners(context, db, account.id, "private_hosts_allowed_by_support");
    return ok(undefined);
  });
}

/**
 * Ends that for the account with an id, or for every account that a person owns, alone or not. Refuses
 * with 404 where none was allowed.
 */
export async function refusePrivateHosts(
  context: AppContext,
  who: string,
  order: Order,
): Promise<Result<void>> {
  return context.db.transaction().execute(async (db) => {
    let hasEnded = false;
    for (const { id } of await listOwned(db, who)) {
      if (!(await deletePrivateAccount(db, id))) continue;
      hasEnded = true;
      await note(context, db, "private-hosts-refuse", id, order);
      await noteForOwners(context, db, id, "private_hosts_refused_by_support");
    }
    return hasEnded ? ok(undefined) : notFound(`An account of ${who} that may reach private hosts`);
  });
}

/** Returns the account with an id, or those that a person owns, oldest membership first. */
async function listOwned(db: Database, who: string): Promise<{ id: string; owners: number }[]> {
  const person = await findPerson(db, who);
  const memberships = person ? await listMemberships(db, person.id) : [];
  const owned = memberships.filter(({ role }) => role === "owner").map(({ accountId }) => accountId);
  const accounts = [];
  for (const id of person || who.includes("@") ? owned : [who])
    accounts.push({ id, owners: (await findOwners(db, id)).length });
  return accounts.filter(({ owners }) => owners > 0);
}

const severalFit = (ids: readonly string[]) =>
  refused({ code: "not_found", message: `Several accounts fit. Name one by its id: ${ids.join(", ")}` });
