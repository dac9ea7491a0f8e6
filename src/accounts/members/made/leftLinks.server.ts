import { findOwners } from "#accounts/memberStore.server.ts";
import { findUser } from "#accounts/store.server.ts";
import { leftLinksEmail } from "#accounts/members/made/jobs.server.ts";
import type { MadeLinks } from "#accounts/members/made/madeLinks.server.ts";
import { sayMadeLink } from "#accounts/members/made/sayMadeLink.ts";
import type { Database } from "#core/database.server.ts";
import type { Platform } from "#core/platform.server.ts";

/**
 * Has the other owners of an account told by e-mail what somebody who leaves it made and that opens codes. Sends nothing
 * where there is none. `db` is the transaction in which they leave.
 */
export async function sendLeftLinks(
  platform: Platform,
  made: MadeLinks,
  db: Database,
  accountId: string,
  userId: string,
): Promise<void> {
  const links = await made.find(db, accountId, userId, platform.now());
  const left = links.length > 0 && (await findUser(db, userId));
  if (!left) return;
  const payload = {
    name: `${left.first_name} ${left.last_name}`.trim(),
    // E-mails last longer than guests' names do with us.
    links: links.map((link) => sayMadeLink(link.kind === "stay" ? { ...link, label: null } : link)),
  };
  for (const owner of await findOwners(db, accountId))
    if (owner.userId !== userId)
      await platform.jobs.add(db, leftLinksEmail, { ...payload, ownerId: owner.userId });
}
