import type { DroppedTranslationsTable, TranslationsTable } from "#guidebooks/tables.server.ts";
import { translateJob } from "#guidebooks/translation/textsChanged.server.ts";
import { languageOr, type Language } from "#core/i18n/languages.ts";
import type { Database } from "#core/database.server.ts";
import { isAmong } from "#core/preparedQuery.server.ts";

/** How many earlier texts with their translations are stored for each field. */
const MAX_EARLIER = 5;

export async function isTranslatedInto(db: Database, guidebookId: string, language: Language) {
  const row = await db
    .selectFrom("guidebook_languages")
    .select("language")
    .where("guidebook_id", "=", guidebookId)
    .where("language", "=", language)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the rejected translations of these owners; in one language, if given. */
export function listDropped(db: Database, ownerIds: readonly string[], language?: Language) {
  let query = db
    .selectFrom("dropped_translations")
    .selectAll()
    .where(isAmong(db, "owner_id", ownerIds));
  if (language !== undefined) query = query.where("language", "=", language);
  return query.execute();
}

/** Stores rejected translations, replacing earlier ones. */
export async function saveDropped(db: Database, rows: readonly DroppedTranslationsTable[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto("dropped_translations")
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(["owner_id", "language", "path", "source_digest"]).doUpdateSet((row) => ({
        problems: row.ref("excluded.problems"),
        dropped_at: row.ref("excluded.dropped_at"),
      })),
    )
    .execute();
}

/** Marks all rejected translations of these owners for another try. */
export async function deleteAllDropped(db: Database, ownerIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom("dropped_translations")
    .where(isAmong(db, "owner_id", ownerIds))
    .execute();
}

export interface GuidebookToTranslate {
  id: string;
  accountId: string;
  name: string;
  language: Language;
}

/** Returns a guidebook that guests may read; one in the archive or the bin waits until it is restored. */
export async function findGuidebookToTranslate(db: Database, id: string) {
  const row = await db
    .selectFrom("guidebooks")
    .select(["id", "account_id", "name", "language"])
    .where("id", "=", id)
    .where("archived_at", "is", null)
    .executeTakeFirst();
  return row && { id: row.id, accountId: row.account_id, name: row.name, language: languageOr(row.language) };
}

const payloadOf = (guidebookId: string) => JSON.stringify({ guidebookId });

/** Returns whether another process translates a guidebook now, in an earlier job. */
export async function isTranslatedElsewhere(
  db: Database,
  guidebookId: string,
  { id, now }: { id: string; now: number },
): Promise<boolean> {
  const row = await db
    .selectFrom("jobs")
    .select("id")
    .where("kind", "=", translateJob.name)
    .where("payload", "=", payloadOf(guidebookId))
    .where("id", "<", id)
    .where("locked_until", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether a guidebook has a pending translation job, and whether the last one failed for good. */
export async function findTranslatingState(db: Database, guidebookId: string) {
  const rows = await db
    .selectFrom("jobs")
    .select("failed_at")
    .where("kind", "=", translateJob.name)
    .where("payload", "=", payloadOf(guidebookId))
    .execute();
  const isTranslating = rows.some((row) => row.failed_at === null);
  return { isTranslating, hasFailed: !isTranslating && rows.length > 0 };
}

export async function deleteFailedTranslating(db: Database, guidebookId: string): Promise<void> {
  await db
    .deleteFrom("jobs")
    .where("kind", "=", translateJob.name)
    .where("payload", "=", payloadOf(guidebookId))
    .where("failed_at", "is not", null)
    .execute();
}

/** Returns the guidebooks that show translations of these owners, directly or through a shared section. */
export async function listGuidebooksShowing(db: Database, guidebookId: string, ownerIds: readonly string[]) {
  const rows = await db
    .selectFrom("sections")
    .select("guidebook_id")
    .distinct()
    .where(isAmong(db, "shared_id", ownerIds))
    .execute();
  return [...new Set([guidebookId, ...rows.map((row) => row.guidebook_id)])];
}

type Source = Pick<TranslationsTable, "owner_id" | "language" | "source_digest">;

/** Deletes the translations of a text at all paths of a section. */
export async function deleteTranslation(db: Database, of: Source): Promise<void> {
  await db
    .deleteFrom("translations")
    .where("owner_id", "=", of.owner_id)
    .where("language", "=", of.language)
    .where("source_digest", "=", of.source_digest)
    .execute();
}

/** Deletes the rejected translations of the same texts. */
export async function deleteDropped(db: Database, of: Source): Promise<void> {
  await db
    .deleteFrom("dropped_translations")
    .where("owner_id", "=", of.owner_id)
    .where("language", "=", of.language)
    .where("source_digest", "=", of.source_digest)
    .execute();
}

/** Deletes old translations of a path, except the newest five; `current` is the present text. */
export async function deleteEarlier(
  db: Database,
  { owner_id, language, path }: Pick<TranslationsTable, "owner_id" | "language" | "path">,
  current: readonly string[],
): Promise<void> {
  const rows = await db
    .selectFrom("translations")
    .select("source_digest")
    .where("owner_id", "=", owner_id)
    .where("language", "=", language)
    .where("path", "=", path)
    .orderBy("saved_at", "desc")
    .execute();
  const old = rows.map((row) => row.source_digest).filter((digest) => !current.includes(digest));
  if (old.length <= MAX_EARLIER) return;
  await db
    .deleteFrom("translations")
    .where("owner_id", "=", owner_id)
    .where("language", "=", language)
    .where("path", "=", path)
    .where("source_digest", "in", old.slice(MAX_EARLIER))
    .execute();
}
