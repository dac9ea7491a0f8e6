import { findGuestSections } from "#guidebooks/sectionStore.server.ts";
import { raiseVersions } from "#guidebooks/store.server.ts";
import {
  listGuidebookLanguages,
  listTranslations,
  saveTranslations,
} from "#guidebooks/translation/translationStore.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import { modelOf } from "#core/llm/model.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { knownNames } from "#guidebooks/translation/knownNames.ts";
import {
  batchesOf,
  translateBatch,
  type MachineTranslation,
  type Translator,
} from "#guidebooks/translation/machine/translateUnits.server.ts";
import { checkStored } from "#guidebooks/translation/machine/checkStored.server.ts";
import { compareLines } from "#guidebooks/translation/machine/compareLines.ts";
import { translateBack } from "#guidebooks/translation/machine/translateBack.server.ts";
import { translationsPerAccount } from "#guidebooks/translation/limits.ts";
import { findExtraTexts } from "#guidebooks/translation/extraTextStore.server.ts";
import {
  currentTranslations,
  extraUnits,
  sourceUnits,
  type SourceUnit,
} from "#guidebooks/translation/sourceUnits.server.ts";
import {
  findGuidebookToTranslate,
  listDropped,
  listGuidebooksShowing,
  saveDropped,
  type GuidebookToTranslate,
} from "#guidebooks/translation/store.server.ts";

/** The result: all texts are translated or rejected, or the account has reached its limit for now. */
type TranslatedAll = "done" | "limit reached";

/** Translates with a model, storing each batch. Throws the errors of the service. */
export async function translateGuidebook(
  context: AppContext,
  guidebookId: string,
  signal: AbortSignal,
): Promise<TranslatedAll> {
  const { db, config, log } = context;
  const guidebook = await findGuidebookToTranslate(db, guidebookId);
  if (!guidebook) return "done";
  const found = (await findGuestSections(db, guidebookId)).filter(({ unreadable }) => !unreadable);
  const known = knownNames(
    guidebook.name,
    found.map(({ section }) => section),
  );
  const units = [
    ...found.flatMap(({ section, ...place }) => sourceUnits(place, section)),
    ...extraUnits(guidebookId, await findExtraTexts(db, guidebookId)),
  ];
  await checkStored(context, guidebook, { units, known });
  const model = modelOf(config);
  if (!model || !config.llm) return "done";
  const { timeoutMs } = config.llm;
  const chosen = await listGuidebookLanguages(db, guidebookId);
  for (const to of chosen.filter((language) => language !== guidebook.language)) {
    const signalOf = () => AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const translator: Translator = { model, known, from: guidebook.language, to, signalOf };
    const waiting = batchesOf(await untranslated(context, units, to), known);
    let dropped = 0;
    for (const batch of waiting) {
      signal.throwIfAborted();
      const free = await context.limits.consume(translationsPerAccount, guidebook.accountId);
      if (!free.ok) return "limit reached";
      const translated = await translateBatch(batch, translator);
      const back = await translateBack(
        translated.filter((one) => "text" in one),
        translator,
      );
      await store(context, guidebook, translator, { translated, back });
      dropped += translated.filter((one) => "problems" in one).length;
    }
    if (waiting.length > 0)
      log.info({ guidebook: guidebookId, language: to, dropped }, "a guidebook was translated");
  }
  return "done";
}

/** Returns the texts without a translation, that no model has tried in their present version. */
async function untranslated({ db }: AppContext, units: readonly SourceUnit[], language: Language) {
  const owners = [...new Set(units.map(({ owner }) => owner.owner_id))];
  const [rows, dropped] = await Promise.all([
    listTranslations(db, owners, language),
    listDropped(db, owners, language),
  ]);
  const [currentOf, droppedOf] = [currentTranslations(rows), currentTranslations(dropped)];
  const seen = new Set<string>();
  return units.filter((unit) => {
    const key = `${unit.owner.owner_id} ${unit.digest}`;
    if (seen.has(key) || currentOf(unit) || droppedOf(unit)) return false;
    seen.add(key);
    return true;
  });
}

interface Translated {
  translated: readonly MachineTranslation[];
  back: Awaited<ReturnType<typeof translateBack>>;
}

/** Stores translations and rejections. If the host had translated an earlier text, marks theirs for review. */
async function store(
  context: AppContext,
  guidebook: GuidebookToTranslate,
  { known, from, to: language }: Translator,
  { translated, back }: Translated,
): Promise<void> {
  const now = context.now();
  const unconfirmed = new Map(
    translated.flatMap((one) => {
      if (!("text" in one)) return [];
      const backLines = back.get(one);
      const compared = { known, from, to: language, ...(backLines && { back: backLines }) };
      return [[one, compareLines(one.unit, one.text, compared)]];
    }),
  );
  await context.db.transaction().execute(async (db) => {
    const owners = [...new Set(translated.map(({ unit }) => unit.owner.owner_id))];
    const earlier = await listTranslations(db, owners, language);
    const isOfHost = ({ owner, path }: SourceUnit) =>
      earlier.find((row) => row.owner_id === owner.owner_id && row.path === path)?.made_by === "host";
    const place = ({ owner, path, digest }: SourceUnit) => ({
      ...owner,
      language,
      path,
      source_digest: digest,
    });
    const good = translated.flatMap((one) => ("text" in one ? one : []));
    // Does not overwrite what a host has typed meanwhile.
    const currentOf = currentTranslations(earlier);
    const isFree = ({ unit }: { unit: SourceUnit }) => !currentOf(unit);
    await saveTranslations(
      db,
      good.filter(isFree).map((one) => ({
        ...place(one.unit),
        source: one.unit.value,
        text: one.text,
        made_by: "machine",
        needs_look: isOfHost(one.unit) ? 1 : 0,
        unconfirmed: unconfirmed.get(one) ?? null,
        saved_at: now,
      })),
    );
    await saveDropped(
      db,
      translated.flatMap((one) =>
        "problems" in one
          ? { ...place(one.unit), problems: JSON.stringify(one.problems), dropped_at: now }
          : [],
      ),
    );
    if (good.length > 0) await raiseVersions(db, await listGuidebooksShowing(db, guidebook.id, owners));
  });
}
