import { listAllowed } from "#guidebooks/accessStore.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { doorCodeIn } from "#guidebooks/doorCode.ts";
import { recordDoorCodeChanged } from "#guidebooks/doorCodeStore.server.ts";
import type { VersionAction } from "#guidebooks/history/contract.ts";
import { recordVersion } from "#guidebooks/history/historyStore.server.ts";
import { sectionColumns, type SectionValues } from "#guidebooks/sectionStore.server.ts";
import {
  copyIntoFollowers,
  findShared,
  listFollowers,
  recordGuidebooksChanged,
  updateShared,
} from "#guidebooks/shared/sharedStore.server.ts";
import { readStoredContent } from "#guidebooks/storedContent.server.ts";
import type { Database } from "#core/database.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import { isSectionType } from "#sections/catalog.ts";

/** Writes a shared section everywhere (Shared content 2). Refuses with 403 `shared_elsewhere`. */
export async function saveShared(
  db: Database,
  actor: Actor,
  sharedId: string,
  values: SectionValues,
  { now, action }: { now: number; action: VersionAction },
): Promise<Result<void>> {
  const before = await findShared(db, actor, sharedId);
  if (!before) return notFound("This section");
  const followers = await listFollowers(db, sharedId);
  const allowed = await listAllowed(db, actor, "edit");
  const closed = followers.filter((follower) => !allowed.has(follower.guidebook_id));
  if (closed.length > 0) return sharedElsewhere(followers.length, closed.length);

  const after = await updateShared(db, sharedId, { ...sectionColumns(values), updated_at: now });
  await recordVersion(
    db,
    { history_id: sharedId, section_id: null, shared_id: sharedId },
    { before, after },
    { by: actor.userId, action, now },
  );
  await copyIntoFollowers(
    db,
    after,
    followers.map(({ id }) => id),
    now,
  );
  const guidebooks = followers.map((follower) => follower.guidebook_id);
  await recordGuidebooksChanged(db, guidebooks, now);
  if (doorCodeOf(before) !== doorCodeOf(after))
    for (const guidebookId of guidebooks) await recordDoorCodeChanged(db, guidebookId, now);
  return ok(undefined);
}

export function doorCodeOf({ type, content }: { type: string; content: string }): string {
  return isSectionType(type) ? doorCodeIn({ type, ...readStoredContent(type, content) }) : "";
}

/** Names how many guidebooks, not which: the caller may have no access to them. */
export const sharedElsewhere = (all: number, closed: number) =>
  refused({
    code: "shared_elsewhere",
    message:
      `This section is used in ${all} guidebooks, and you cannot change ${closed} of them. ` +
      "Save your words as a copy for this guidebook only, or ask a member who can change all of them.",
    detail: { properties: all },
  });
