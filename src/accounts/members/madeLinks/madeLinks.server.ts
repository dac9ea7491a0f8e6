import { requireRight } from "#accounts/actor.server.ts";
import type { Actor } from "#accounts/actor.ts";
import type { MadeLink } from "#accounts/members/madeLinks/contract.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, type Result } from "#core/refusal.ts";

/** Finds and ends the links that members made. The room of stays supplies it, which comes after accounts. */
export interface MadeLinks {
  /** Returns the links of an account that a person made and that open codes at `now` (epoch ms). */
  find(db: Database, accountId: string, userId: string, now: number): Promise<MadeLink[]>;
  /**
   * Ends those of the links that a person made in the actor's account which are named. Others are left as they are.
   * Refuses where one cannot be ended; `db` is a transaction that takes back those before it.
   */
  end(
    context: AppContext,
    db: Database,
    actor: Actor,
    ended: { userId: string; ids?: readonly string[] | undefined },
  ): Promise<Result<void>>;
}

/**
 * Returns the links that a person made in the actor's account and that open codes, for the owner who removes them
 * (People 13). Refuses with 403 `not_allowed`.
 */
export async function madeLinksOf(
  context: AppContext,
  links: MadeLinks,
  actor: Actor,
  userId: string,
): Promise<Result<MadeLink[]>> {
  const allowed = await requireRight(context, actor, "manage members");
  if (!allowed.ok) return allowed;
  return ok(await links.find(context.db, actor.accountId, userId, context.now()));
}
