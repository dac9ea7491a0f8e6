import type { Actor } from "#accounts/actor.ts";
import { linkPropertiesToShared } from "#guidebooks/shared/shared.server.ts";
import { addFollowers } from "#guidebooks/shared/sharedCustomSections.server.ts";
import { findCustomFollower, findShared, listSectionsOfType } from "#guidebooks/shared/sharedStore.server.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** Links a new guidebook's sections to shared ones of the account, in its transaction (Shared content 5). */
export async function beginWithShared(
  context: AppContext,
  db: Database,
  actor: Actor,
  guidebookId: string,
  sharedIds: readonly string[],
): Promise<void> {
  for (const sharedId of new Set(sharedIds)) {
    const shared = await findShared(db, actor, sharedId);
    if (!shared) continue;
    const like = await findCustomFollower(db, sharedId);
    if (like) await addFollowers(context, db, actor, { shared, like, others: [guidebookId] });
    else {
      const sections = await listSectionsOfType(db, actor, shared.type, [guidebookId]);
      await linkPropertiesToShared(db, shared, sections, context.now());
    }
  }
}
