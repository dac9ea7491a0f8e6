import type { Actor } from "#accounts/actor.ts";
import { findGuidebook } from "#guidebooks/store.server.ts";
import { listGuidebookLanguages, listTranslations } from "#guidebooks/translation/translationStore.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, type Result } from "#core/refusal.ts";
import { writeCsv } from "#core/csv.ts";
import { currentTranslations } from "#guidebooks/translation/sourceUnits.server.ts";
import { translatableSections } from "#guidebooks/translation/translation.server.ts";
import { isSecretUnit } from "#guidebooks/translation/unitStates.server.ts";

export const columns = ["section", "key", "original"] as const;

/** Returns the key of a text, unique in a guidebook. */
const keyOfUnit = ({ key }: { key: string }, { path }: { path: string }) => `${key}/${path}`;

/** Returns texts and translations as CSV, stay-only ones with `withSecrets`. Refuses with 404. */
export async function exportFile(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  withSecrets: boolean,
): Promise<Result<string>> {
  const { db } = context;
  const guidebook = await findGuidebook(db, actor, "edit", guidebookId);
  if (!guidebook) return notFound("This guidebook");
  const sections = await translatableSections(context, actor, guidebookId);
  const chosen = await listGuidebookLanguages(db, guidebookId);
  const languages = chosen.filter((language) => language !== guidebook.language);
  const owners = new Set(sections.flatMap(({ units }) => units.map(({ owner }) => owner.owner_id)));
  const rows = Map.groupBy(await listTranslations(db, [...owners]), ({ language }) => language);
  const translated = languages.map((language) => currentTranslations(rows.get(language) ?? []));
  const lines = sections.flatMap((section) =>
    section.units
      .filter((unit) => withSecrets || !isSecretUnit(unit))
      .map((unit) => [
        section.title,
        keyOfUnit(section, unit),
        unit.value,
        ...translated.map((currentOf) => {
          const row = currentOf(unit);
          return row && row.unconfirmed === null ? row.text : "";
        }),
      ]),
  );
  return ok(writeCsv([[...columns, ...languages], ...lines]));
}
