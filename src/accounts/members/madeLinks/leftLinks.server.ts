import { findOwners } from "#accounts/memberStore.server.ts";
import { describeMadeLink } from "#accounts/members/madeLinks/contract.ts";
import { findUser } from "#accounts/store.server.ts";
import { leftLinksEmail } from "#accounts/members/madeLinks/jobs.server.ts";
import type { MadeLinks } from "#accounts/members/madeLinks/madeLinks.server.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** Queues emails to the other owners with a leaving member's links with codes; `db` is that transaction. */
export async function sendLeftLinks(
  context: AppContext,
  made: MadeLinks,
  db: Database,
  accountId: string,
  userId: string,
): Promise<void> {
  const links = await made.find(db, accountId, userId, context.now());
  const left = links.length > 0 && (await findUser(db, userId));
  if (!left) return;
  const payload = {
    name: `${left.first_name} ${left.last_name}`.trim(),
    // Emails last longer than we store guests' names.
    links: links.map((link) => describeMadeLink(link.kind === "stay" ? { ...link, label: null } : link)),
  };
  for (const owner of await findOwners(db, accountId))
    if (owner.userId !== userId)
      await context.jobs.add(db, leftLinksEmail, { ...payload, ownerId: owner.userId });
}
