import { guidebookExported } from "#operations/export/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { Actor } from "#accounts/actor.ts";
import type { CoverOf } from "#guidebooks/cover.server.ts";
import { printColumn } from "#guidebooks/printSettings.ts";
import { findSections } from "#guidebooks/sectionStore.server.ts";
import { findGuidebook } from "#guidebooks/store.server.ts";
import { listGuidebookLanguages } from "#guidebooks/translation/translationStore.server.ts";
import { mediaStorage } from "#media/mediaStorage.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import { isSectionType } from "#sections/catalog.ts";
import { maskContent } from "#sections/mask.ts";
import { findCheckList } from "#stays/turnovers/checkItems/store.server.ts";
import { findAccess } from "#stays/accessStore.server.ts";
import {
  exportedJson,
  exportHead,
  hashesIn,
  type ExportedGuidebook,
} from "#operations/export/exportedGuidebook.ts";
import { exportTranslations } from "#operations/export/exportedTranslations.server.ts";
import { drawStaticCopy } from "#operations/export/staticCopy.server.tsx";
import type { ZipFile } from "#operations/export/zip/writeZip.server.ts";

const noSecretsForTokens = refused({
  code: "not_allowed",
  message: "No token may export secrets. Sign in, and export them on the profile.",
});

/** Returns a guidebook to export, and records that. Refuses a token that wants secrets, and as `readForExport` does. */
export async function exportGuidebook(
  context: AppContext,
  actor: Actor,
  id: string,
  withSecrets: boolean,
): Promise<Result<ExportedGuidebook>> {
  if (withSecrets && actor.token) return noSecretsForTokens;
  const read = await readForExport(context, actor, id, withSecrets);
  if (read.ok)
    await context.db
      .transaction()
      .execute((db) => recordEvent(context, db, actor, guidebookExported, null, { guidebookId: id }));
  return read;
}

/** Returns a guidebook for export, archived too; without codes unless asked for. Refuses with 404. */
export async function readForExport(
  context: AppContext,
  actor: Actor,
  id: string,
  withSecrets: boolean,
): Promise<Result<ExportedGuidebook>> {
  const guidebook = await findGuidebook(context.db, actor, "edit", id);
  if (!guidebook) return notFound("This guidebook");
  const sections = await findSections(context.db, actor, id);
  const checkList = await findCheckList(context.db, id);
  const translationsOf = await exportTranslations(context.db, sections, withSecrets);
  return ok({
    ...exportHead,
    name: guidebook.name,
    propertyAddress: guidebook.propertyAddress,
    ...exportedCover(guidebook),
    ...(printColumn(guidebook.print) !== null && { print: guidebook.print }),
    language: guidebook.language,
    languages: await listGuidebookLanguages(context.db, id),
    withSecrets,
    access: await findAccess(context.db, id),
    ...(checkList && {
      checkList: { on: checkList.on, items: checkList.items.map(({ text }) => text) },
    }),
    sections: sections.flatMap(({ type, content, unreadable, ...section }) => {
      if (unreadable || !isSectionType(type)) return [];
      const shown = withSecrets ? content : maskContent(type, content).content;
      const translations = translationsOf(section.id);
      return { ...section, type, content: shown, ...(translations.length > 0 && { translations }) };
    }),
  });
}

/** Yields an export's files: JSON, a readable copy, pictures. `folder` is empty or ends with a slash. */
export async function* filesOf(
  context: AppContext,
  guidebook: ExportedGuidebook,
  folder = "",
): AsyncGenerator<ZipFile> {
  const json = exportedJson(guidebook);
  yield { name: `${folder}guidebook.json`, bytes: Buffer.from(json) };
  const copy = drawStaticCopy(guidebook, context.config.product.name);
  yield { name: `${folder}index.html`, bytes: Buffer.from(copy) };
  for (const hash of hashesIn(json)) {
    const bytes = await mediaStorage(context).read(`${hash}.jpg`);
    if (bytes) yield { name: `${folder}pictures/${hash}.jpg`, bytes, isPacked: true };
  }
}

function exportedCover({ cover, coverOriginal, coverCrop, coverFocus }: CoverOf) {
  return {
    cover,
    ...(coverOriginal !== null && { coverOriginal }),
    ...(coverCrop !== null && { coverCrop }),
    ...(coverFocus !== null && { coverFocus }),
  };
}
