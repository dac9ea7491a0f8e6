import type { SectionsTable, TranslationsTable } from "#guidebooks/tables.server.ts";
import { sourceDigest } from "#guidebooks/translation/sourceDigest.server.ts";
import {
  contentOwner,
  extrasOwner,
  listGuidebookLanguages,
  listTranslations,
  saveGuidebookLanguages,
  saveTranslations,
  tileOwner,
  TILE_PATH,
} from "#guidebooks/translation/translationStore.server.ts";
import { readUnconfirmed, writeUnconfirmed } from "#guidebooks/translation/unconfirmed.ts";
import type { Database } from "#core/database.server.ts";
import { withoutStayOnly } from "#sections/richtext/stayPassages.ts";

interface CopiedSection {
  from: SectionsTable;
  to: SectionsTable;
}

/** Copies languages and translations to a copy, those of its extras too, without stay-only passages and shared sections. */
export async function duplicateTranslations(
  db: Database,
  [fromId, toId]: readonly [string, string],
  copied: readonly CopiedSection[],
): Promise<void> {
  await saveGuidebookLanguages(db, toId, await listGuidebookLanguages(db, fromId));
  const rows = await listTranslations(db, [...copied.map(({ from }) => from.id), fromId]);
  const copies = new Map(copied.map(({ from, to }) => [from.id, to]));
  await saveTranslations(
    db,
    rows.flatMap((row) => {
      if (row.guidebook_id !== null) return { ...row, ...extrasOwner(toId) };
      const to = copies.get(row.owner_id);
      return to ? copyOf(row, to) : [];
    }),
  );
}

function copyOf(row: TranslationsTable, to: SectionsTable): TranslationsTable | [] {
  if (row.path === TILE_PATH) return { ...row, ...tileOwner(to.id) };
  // Content from before it was shared.
  if (to.shared_id !== null) return [];
  const source = withoutStayOnly(row.source);
  const text = withoutStayOnly(row.text);
  if (source === "" || text === "") return [];
  const waiting = readUnconfirmed(row.unconfirmed);
  const unconfirmed =
    waiting?.shown == null
      ? row.unconfirmed
      : writeUnconfirmed(waiting.problems, withoutStayOnly(waiting.shown));
  return { ...row, ...contentOwner(to), source, source_digest: sourceDigest(source), text, unconfirmed };
}
