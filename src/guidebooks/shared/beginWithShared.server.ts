import type { Actor } from "#accounts/actor.ts";
import { haveFollow } from "#guidebooks/shared/shared.server.ts";
import { addFollowers } from "#guidebooks/shared/sharedOwn.server.ts";
import { findOwnFollower, findShared, listSectionsOfType } from "#guidebooks/shared/sharedStore.server.ts";
import type { Database } from "#core/database.server.ts";
import type { Platform } from "#core/platform.server.ts";

/**
 * Has the sections of a new guidebook follow shared ones, in the transaction that makes it (Shared content 5). Those that
 * the account does not have are passed over.
 */
export async function beginWithShared(
  platform: Platform,
  db: Database,
  actor: Actor,
  guidebookId: string,
  sharedIds: readonly string[],
): Promise<void> {
  for (const sharedId of new Set(sharedIds)) {
    const shared = await findShared(db, actor, sharedId);
    if (!shared) continue;
    const like = await findOwnFollower(db, sharedId);
    if (like) await addFollowers(platform, db, actor, { shared, like, others: [guidebookId] });
    else {
      const sections = await listSectionsOfType(db, actor, shared.type, [guidebookId]);
      await haveFollow(db, shared, sections, platform.now());
    }
  }
}
