import type { Actor } from "#accounts/actor.ts";
import type { MadeLink } from "#accounts/members/madeLinks/contract.ts";
import type { MadeLinks } from "#accounts/members/madeLinks/madeLinks.server.ts";
import { findMadeShareLinks, findMadeStays, findMadeTurnoverLinks } from "#stays/madeLinks/store.server.ts";
import { revokeLink } from "#guidebooks/shareLinkStore.server.ts";
import type { Database } from "#core/database.server.ts";
import { addDays, utcDay } from "#core/days.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import type { AppContext } from "#core/context.server.ts";
import { changeStayWithin } from "#stays/stays.server.ts";
import { revokeLinkRow } from "#stays/turnovers/store.server.ts";

/** The links that members created, for the room `accounts`. */
export const madeLinks: MadeLinks = { find: findMadeLinks, end: endMadeLinks };

/** Returns the links of an account that a user created and that show codes at `now` (epoch ms). */
async function findMadeLinks(
  db: Database,
  accountId: string,
  userId: string,
  now: number,
): Promise<MadeLink[]> {
  const key = { accountId, userId };
  // The day at the property may still be the day before.
  const endingFrom = addDays(utcDay(now), -1);
  return [
    ...(await findMadeStays(db, key, endingFrom)),
    ...(await findMadeShareLinks(db, key, now)),
    ...(await findMadeTurnoverLinks(db, key)),
  ];
}

/**
 * Ends the given links that a user created in the actor's account; others are left as they are. Refuses where one
 * cannot be ended; `db` is a transaction, which then undoes those before it.
 */
async function endMadeLinks(
  context: AppContext,
  db: Database,
  actor: Actor,
  { userId, ids = [] }: { userId: string; ids?: readonly string[] | undefined },
): Promise<Result<void>> {
  if (ids.length === 0) return ok(undefined);
  const now = context.now();
  const named = new Set(ids);
  for (const { kind, id } of await findMadeLinks(db, actor.accountId, userId, now)) {
    if (!named.has(id)) continue;
    if (kind === "stay") {
      const refusal = await changeStayWithin({ ...context, db }, actor, id, { revoked: true });
      if (refusal) return refused(refusal);
    } else if (kind === "cleaner's link") await revokeLinkRow(db, id, now);
    else if (!(await revokeLink(db, actor, id, now))) return notFound("This link");
  }
  return ok(undefined);
}
