import { raiseVersions } from "#guidebooks/store.server.ts";

import { listTranslations, saveTranslations } from "#guidebooks/translation/translationStore.server.ts";
import { isLanguage } from "#core/i18n/languages.ts";
import type { AppContext } from "#core/context.server.ts";
import type { KnownNames } from "#guidebooks/translation/lock/lockedParts.ts";
import { compareLines } from "#guidebooks/translation/machine/compareLines.ts";
import { currentTranslations, type SourceUnit } from "#guidebooks/translation/sourceUnits.server.ts";
import { listGuidebooksShowing, type GuidebookToTranslate } from "#guidebooks/translation/store.server.ts";
import { UNCHECKED } from "#guidebooks/translation/unconfirmed.ts";

/** Compares stored machine translations that nothing has compared yet, of an earlier version or of an import. */
export async function checkStored(
  { db }: AppContext,
  guidebook: GuidebookToTranslate,
  { units, known }: { units: readonly SourceUnit[]; known: KnownNames },
): Promise<void> {
  const owners = [...new Set(units.map(({ owner }) => owner.owner_id))];
  const rows = (await listTranslations(db, owners)).filter((row) => row.unconfirmed === UNCHECKED);
  if (rows.length === 0) return;
  const checked = [...Map.groupBy(rows, (row) => row.language)].flatMap(([to, ofLanguage]) => {
    if (!isLanguage(to)) return [];
    const currentOf = currentTranslations(ofLanguage);
    return units.flatMap((unit) => {
      const row = currentOf(unit);
      const compared = { known, from: guidebook.language, to };
      return row ? [{ ...row, unconfirmed: compareLines(unit, row.text, compared) }] : [];
    });
  });
  await db.transaction().execute(async (writing) => {
    await saveTranslations(writing, checked);
    await raiseVersions(writing, await listGuidebooksShowing(writing, guidebook.id, owners));
  });
}
