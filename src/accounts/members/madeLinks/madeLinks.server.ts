import { requireRight } from "#accounts/actor.server.ts";
import type { Actor } from "#accounts/actor.ts";
import type { MadeLink } from "#accounts/members/madeLinks/contract.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, type Result } from "#core/refusal.ts";

/** Finds and ends the links that members made. Implemented by stays, which depends on accounts. */
export interface MadeLinks {
  /** Returns the links of an account that a person made and that show codes at `now` (epoch ms). */
  find(db: Database, accountId: string, userId: string, now: number): Promise<MadeLink[]>;
  /** Ends those of the links that a person made in the account. Refuses when one fails: roll `db` back. */
  end(
    context: AppContext,
    db: Database,
    actor: Actor,
    ended: { userId: string; ids?: readonly string[] | undefined },
  ): Promise<Result<void>>;
}

/** Returns the links with codes that a person made (People 13). Refuses with 403 `not_allowed`. */
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
