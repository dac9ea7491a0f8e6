import type { SectionsTable, TranslationsTable } from "#guidebooks/tables.server.ts";
import { languages, type Language } from "#core/i18n/languages.ts";
import type { Database } from "#core/database.server.ts";
import { isAmong } from "#core/preparedQuery.server.ts";

/** The name of a section's tile, used as a path: content has no such field. */
export const TILE_PATH = "tile";

export type TranslationsOwner = Pick<
  TranslationsTable,
  "owner_id" | "section_id" | "shared_id" | "guidebook_id"
>;

/** Returns the owner of the translations of a section's content: the shared section if it uses one. */
export function contentOwner({ id, shared_id }: Pick<SectionsTable, "id" | "shared_id">): TranslationsOwner {
  return shared_id === null
    ? tileOwner(id)
    : { owner_id: shared_id, section_id: null, shared_id, guidebook_id: null };
}

/** Returns the owner of the translations of a section's name: the section, because each guidebook names it. */
export const tileOwner = (id: string): TranslationsOwner => ({
  owner_id: id,
  section_id: id,
  shared_id: null,
  guidebook_id: null,
});

/** Returns the owner of the translations of a guidebook's texts outside its sections. */
export const extrasOwner = (guidebookId: string): TranslationsOwner => ({
  owner_id: guidebookId,
  section_id: null,
  shared_id: null,
  guidebook_id: guidebookId,
});

const COLUMNS = [
  "owner_id",
  "section_id",
  "shared_id",
  "guidebook_id",
  "language",
  "path",
  "source_digest",
  "source",
  "text",
  "made_by",
  "needs_look",
  "unconfirmed",
  "saved_at",
] as const;

/** Returns the translations of these owners, newest first; in one language, if given. */
export function listTranslations(db: Database, ownerIds: readonly string[], language?: Language) {
  let query = db
    .selectFrom("translations")
    .select(COLUMNS)
    .where(isAmong(db, "owner_id", ownerIds))
    .orderBy("saved_at", "desc");
  if (language !== undefined) query = query.where("language", "=", language);
  return query.execute();
}

const ROWS_AT_ONCE = 500;

/** Stores translations, each replacing an earlier one of the same text; of two of one text, the first. */
export async function saveTranslations(db: Database, given: readonly TranslationsTable[]): Promise<void> {
  const byKey = new Map<string, TranslationsTable>();
  for (const row of given) {
    const key = [row.owner_id, row.language, row.path, row.source_digest].join(" ");
    if (!byKey.has(key)) byKey.set(key, row);
  }
  const rows = [...byKey.values()];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await db
      .insertInto("translations")
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(["owner_id", "language", "path", "source_digest"]).doUpdateSet((row) => ({
          text: row.ref("excluded.text"),
          made_by: row.ref("excluded.made_by"),
          needs_look: row.ref("excluded.needs_look"),
          unconfirmed: row.ref("excluded.unconfirmed"),
          saved_at: row.ref("excluded.saved_at"),
        })),
      )
      .execute();
}

/** Copies the translations of one section's content to another section, or to a shared one, with the same content. */
export async function copyTranslations(db: Database, from: string, to: TranslationsOwner): Promise<void> {
  const rows = await listTranslations(db, [from]);
  await saveTranslations(
    db,
    rows.filter(({ path }) => path !== TILE_PATH).map((row) => ({ ...row, ...to })),
  );
}

export async function listGuidebookLanguages(db: Database, guidebookId: string): Promise<Language[]> {
  const rows = await db
    .selectFrom("guidebook_languages")
    .select("language")
    .where("guidebook_id", "=", guidebookId)
    .execute();
  return languages.filter((language) => rows.some((row) => row.language === language));
}

/** Sets the target languages of a guidebook. Earlier translations stay stored. */
export async function saveGuidebookLanguages(db: Database, guidebookId: string, wanted: readonly Language[]) {
  await db.deleteFrom("guidebook_languages").where("guidebook_id", "=", guidebookId).execute();
  if (wanted.length === 0) return;
  await db
    .insertInto("guidebook_languages")
    .values(wanted.map((language) => ({ guidebook_id: guidebookId, language })))
    .execute();
}

/** Returns those of a guidebook, and of the guidebooks that use the shared section, that have target languages. */
export async function listTranslated(db: Database, guidebookId: string, sharedId: string | null) {
  const rows = await db
    .selectFrom("guidebook_languages")
    .select("guidebook_id")
    .distinct()
    .where((row) =>
      row.or([
        row("guidebook_id", "=", guidebookId),
        row(
          "guidebook_id",
          "in",
          row
            .selectFrom("sections")
            .select("sections.guidebook_id")
            .where("sections.shared_id", "=", sharedId),
        ),
      ]),
    )
    .execute();
  return rows.map((row) => row.guidebook_id);
}
