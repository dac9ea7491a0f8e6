import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { VersionAction } from "#guidebooks/history/contract.ts";
import type { SectionsTable, SectionVersionsTable, SharedSectionsTable } from "#guidebooks/tables.server.ts";
import type { Database } from "#core/database.server.ts";

/** Versions of a section (History 2). */
const MAX_VERSIONS = 50;

/** A section at one version, as it is stored. */
type StoredVersion = Pick<SectionsTable, "version" | "content" | "sources" | "updated_at">;

/** The id of the section, or of the shared one. */
type HistoryOwner = Pick<SectionVersionsTable, "history_id" | "section_id" | "shared_id">;

/** Adds a version, and the one before it if missing. Deletes those beyond the newest 50 (History 2). */
export async function recordVersion(
  db: Database,
  owner: HistoryOwner,
  { before, after }: { before: StoredVersion; after: StoredVersion },
  { by, action, now }: { by: string; action: VersionAction; now: number },
): Promise<void> {
  await closeVersion(db, owner, before, now);
  await insertVersion(db, owner, after, { saved_by: by, action });
  const oldest = await db
    .selectFrom("section_versions")
    .select("version")
    .where("history_id", "=", owner.history_id)
    .orderBy("version", "desc")
    .offset(MAX_VERSIONS)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await db
    .deleteFrom("section_versions")
    .where("history_id", "=", owner.history_id)
    .where("version", "<=", oldest.version)
    .execute();
}

/** Marks the last version of a history as replaced, and adds it if the history lacks it. */
async function closeVersion(db: Database, owner: HistoryOwner, before: StoredVersion, now: number) {
  await insertVersion(db, owner, before, { saved_by: null, action: "before" });
  await db
    .updateTable("section_versions")
    .set({ replaced_at: now })
    .where("history_id", "=", owner.history_id)
    .where("replaced_at", "is", null)
    .execute();
}

const sectionHistory = (sectionId: string): HistoryOwner => ({
  history_id: sectionId,
  section_id: sectionId,
  shared_id: null,
});

/** Stores the content of a section before it uses a shared one. */
export async function recordReplaced(db: Database, section: SectionsTable, now: number): Promise<void> {
  await closeVersion(db, sectionHistory(section.id), section, now);
}

/** Continues a section's history when it no longer uses a shared one. */
export async function recordParted(db: Database, section: SectionsTable, by: string): Promise<void> {
  await insertVersion(db, sectionHistory(section.id), section, { saved_by: by, action: "parted" });
}

/** Copies the history of a section to the shared section that is made from it, with the current content. */
export async function copyHistory(db: Database, sectionId: string, shared: SharedSectionsTable) {
  const owner = { history_id: shared.id, section_id: null, shared_id: shared.id };
  await copyVersions(db, sectionId, owner);
  await insertVersion(db, owner, shared, { saved_by: null, action: "before" });
}

async function copyVersions(db: Database, sectionId: string, owner: HistoryOwner): Promise<void> {
  const versions = await db
    .selectFrom("section_versions")
    .selectAll()
    .where("history_id", "=", sectionId)
    .execute();
  if (versions.length === 0) return;
  await db
    .insertInto("section_versions")
    .values(versions.map((version) => ({ ...version, ...owner })))
    .execute();
  const media = await db
    .selectFrom("section_version_media")
    .selectAll()
    .where("history_id", "=", sectionId)
    .execute();
  if (media.length === 0) return;
  await db
    .insertInto("section_version_media")
    .values(media.map((row) => ({ ...row, history_id: owner.history_id })))
    .execute();
}

async function insertVersion(
  db: Database,
  owner: HistoryOwner,
  { version, content, sources, updated_at: savedAt }: StoredVersion,
  how: Pick<SectionVersionsTable, "saved_by" | "action">,
): Promise<void> {
  const row = { ...owner, ...how, version, content, sources, saved_at: savedAt, replaced_at: null };
  const inserted = await db
    .insertInto("section_versions")
    .values(row)
    .onConflict((conflict) => conflict.columns(["history_id", "version"]).doNothing())
    .executeTakeFirstOrThrow();
  const hashes =
    inserted.numInsertedOrUpdatedRows === 1n ? new Set(content.match(PICTURES)) : new Set<string>();
  if (hashes.size === 0) return;
  await db
    .insertInto("section_version_media")
    .values([...hashes].map((hash) => ({ history_id: owner.history_id, version, hash })))
    .execute();
}

/** Found in the text: content that does not fit its schema may show pictures too. */
const PICTURES = /(?<=\/media\/)[0-9a-f]{64}(?=\.jpg)/g;

/** The versions of all sections that the actor may edit; of a section that uses a shared one, the shared versions. */
const versionsOfAll = (db: Database, actor: Actor) =>
  db
    .selectFrom("section_versions")
    .innerJoin("sections", (join) =>
      join.onRef("section_versions.history_id", "=", ({ fn }) =>
        fn.coalesce("sections.shared_id", "sections.id"),
      ),
    )
    .where("sections.guidebook_id", "in", guidebooksFor(db, actor, "edit"));

const versionsFor = (db: Database, actor: Actor, sectionId: string) =>
  versionsOfAll(db, actor).where("sections.id", "=", sectionId);

/** Returns the versions of a section, newest first, without content. */
export function listVersions(db: Database, actor: Actor, sectionId: string) {
  return versionsFor(db, actor, sectionId)
    .leftJoin("users", "users.id", "section_versions.saved_by")
    .select([
      "section_versions.version",
      "section_versions.saved_at",
      "section_versions.action",
      "section_versions.replaced_at",
      "users.first_name",
      "users.last_name",
    ])
    .orderBy("section_versions.version", "desc")
    .execute();
}

export function findVersion(db: Database, actor: Actor, sectionId: string, version: number) {
  return versionsFor(db, actor, sectionId)
    .select([
      "sections.type",
      "section_versions.version",
      "section_versions.content",
      "section_versions.sources",
    ])
    .where("section_versions.version", "=", version)
    .executeTakeFirst();
}

export function listVersionsOf(
  db: Database,
  actor: Actor,
  guidebookId: string,
  { action, at }: { action: VersionAction; at: number },
) {
  return versionsOfAll(db, actor)
    .select(["sections.id", "section_versions.version", "section_versions.replaced_at"])
    .where("sections.guidebook_id", "=", guidebookId)
    .where("section_versions.action", "=", action)
    .where("section_versions.saved_at", "=", at)
    .orderBy("sections.position")
    .execute();
}

/** Returns the number of the version before one; undefined if the history has none. */
export async function findVersionBefore(db: Database, actor: Actor, sectionId: string, version: number) {
  const row = await versionsFor(db, actor, sectionId)
    .select("section_versions.version")
    .where("section_versions.version", "<", version)
    .orderBy("section_versions.version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.version;
}

/** Returns when an action last changed sections of a guidebook that are unchanged since (epoch ms), and its user. */
export function findLast(db: Database, actor: Actor, guidebookId: string, action: VersionAction) {
  return versionsOfAll(db, actor)
    .leftJoin("users", "users.id", "section_versions.saved_by")
    .select(["section_versions.saved_at", "users.first_name", "users.last_name"])
    .where("sections.guidebook_id", "=", guidebookId)
    .where("section_versions.action", "=", action)
    .where("section_versions.replaced_at", "is", null)
    .orderBy("section_versions.saved_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function deleteVersionsReplacedBefore(db: Database, time: number): Promise<void> {
  await db.deleteFrom("section_versions").where("replaced_at", "<", time).execute();
}

export async function deleteUnusedShared(db: Database): Promise<void> {
  await db
    .deleteFrom("shared_sections")
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("sections")
            .select("sections.id")
            .whereRef("sections.shared_id", "=", "shared_sections.id"),
        ),
      ),
    )
    .execute();
}
