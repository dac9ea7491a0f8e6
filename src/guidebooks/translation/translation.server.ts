import { guidebookChanged } from "#guidebooks/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { Actor } from "#accounts/actor.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { findSections } from "#guidebooks/sectionStore.server.ts";
import { findGuidebook, updateGuidebook } from "#guidebooks/store.server.ts";
import {
  listGuidebookLanguages,
  listTranslations,
  saveGuidebookLanguages,
} from "#guidebooks/translation/translationStore.server.ts";
import { recordTextsChanged, translateJob } from "#guidebooks/translation/textsChanged.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import { rowOf } from "#sections/catalog.ts";
import { anchorOf } from "#sections/section.ts";
import {
  EXTRAS,
  type GuidebookLanguages,
  type GuidebookTranslations,
  type HostTranslationUnit,
  type LanguageProgress,
  type TranslatedSection,
} from "#guidebooks/translation/contract.ts";
import { findExtraTexts } from "#guidebooks/translation/extraTextStore.server.ts";
import { extraUnits, sourceUnits, type SourceUnit } from "#guidebooks/translation/sourceUnits.server.ts";
import {
  deleteAllDropped,
  deleteFailedTranslating,
  findTranslatingState,
  listDropped,
} from "#guidebooks/translation/store.server.ts";
import { unitStates } from "#guidebooks/translation/unitStates.server.ts";

/** A section with its translatable texts, or the guidebook's extras. */
export interface TranslatableSection extends Pick<TranslatedSection, "id" | "type" | "title"> {
  /** What its keys in files begin with. */
  key: string;
  shared: HostSection["shared"];
  units: SourceUnit[];
}

export async function translatableSections(
  { db }: Pick<AppContext, "db">,
  actor: Actor,
  guidebookId: string,
): Promise<TranslatableSection[]> {
  const sections = await findSections(db, actor, guidebookId);
  // The sections of a guidebook that the actor may not read are none.
  const extras = sections.length > 0 ? await findExtraTexts(db, guidebookId) : [];
  const translatable = sections.flatMap((section): TranslatableSection | [] => {
    if (section.unreadable) return [];
    const { id, type, shared } = section;
    const title = section.tile ?? rowOf(type).title;
    const units = sourceUnits({ id, shared_id: shared?.id ?? null }, section);
    return { id, key: anchorOf(section), type, title, shared, units };
  });
  const ofExtras: TranslatableSection = {
    id: EXTRAS,
    key: EXTRAS,
    type: EXTRAS,
    title: "Extras",
    shared: undefined,
    units: extraUnits(guidebookId, extras),
  };
  return [...translatable, ofExtras].filter(({ units }) => units.length > 0);
}

const ownerIdsOf = (sections: readonly TranslatableSection[]) => [
  ...new Set(sections.flatMap(({ units }) => units.map(({ owner }) => owner.owner_id))),
];

export async function languagesOf(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<GuidebookLanguages>> {
  const { db } = context;
  const guidebook = await findGuidebook(db, actor, "read", guidebookId);
  if (!guidebook) return notFound("This guidebook");
  const sections = await translatableSections(context, actor, guidebookId);
  const owners = ownerIdsOf(sections);
  const [state, chosen, rows, dropped] = await Promise.all([
    findTranslatingState(db, guidebookId),
    listGuidebookLanguages(db, guidebookId),
    listTranslations(db, owners),
    listDropped(db, owners),
  ]);
  return ok({
    own: guidebook.language,
    hasModel: context.config.llm !== undefined,
    ...state,
    languages: chosen
      .filter((language) => language !== guidebook.language)
      .map((language) => {
        const own = <Row extends { language: string }>(all: readonly Row[]) =>
          all.filter((row) => row.language === language);
        const stored = { rows: own(rows), dropped: own(dropped) };
        return progressOf(
          language,
          sections.flatMap(({ units }) => unitStates(units, stored)),
        );
      }),
  });
}

const progressOf = (language: Language, units: readonly HostTranslationUnit[]): LanguageProgress => ({
  language,
  total: units.length,
  done: units.filter(({ text, state }) => text !== null && state !== "confirm").length,
  toLookAt: units.filter(({ state }) => state === "look").length,
  toConfirm: units.filter(({ state }) => state === "confirm").length,
  dropped: units.filter(({ problems, proposed }) => problems.length > 0 && proposed === null).length,
});

/** Sets the target languages of a guidebook. Translations into other languages stay stored. Refuses with 404. */
export async function chooseLanguages(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  languages: readonly Language[],
): Promise<Result<GuidebookLanguages>> {
  const saved = await context.db.transaction().execute(async (db) => {
    const guidebook = await updateGuidebook(db, actor, "edit", guidebookId, {});
    if (!guidebook) return false;
    await saveGuidebookLanguages(db, guidebookId, [...new Set(languages)]);
    await recordEvent(context, db, actor, guidebookChanged, { what: "languages" }, { guidebookId });
    await recordTextsChanged(context, db, guidebookId);
    return true;
  });
  return saved ? languagesOf(context, actor, guidebookId) : notFound("This guidebook");
}

/** Translates untranslated texts, `again` rejected ones too. Refuses with 404, and 409 `no_model`. */
export async function translateNow(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  again: boolean,
): Promise<Result<GuidebookLanguages>> {
  const { db, config } = context;
  if (!(await findGuidebook(db, actor, "edit", guidebookId))) return notFound("This guidebook");
  if (!config.llm) return noModel();
  const owners = ownerIdsOf(await translatableSections(context, actor, guidebookId));
  await db.transaction().execute(async (writing) => {
    if (again) await deleteAllDropped(writing, owners);
    await deleteFailedTranslating(writing, guidebookId);
    await context.jobs.add(writing, translateJob, { guidebookId });
  });
  return languagesOf(context, actor, guidebookId);
}

const noModel = () =>
  refused({
    code: "no_model",
    message:
      "Automatic translation is not set up here yet. Type the translations, or have a file translated.",
  });

export async function translationsOf(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  language: Language,
): Promise<Result<GuidebookTranslations>> {
  const { db } = context;
  if (!(await findGuidebook(db, actor, "read", guidebookId))) return notFound("This guidebook");
  const sections = await translatableSections(context, actor, guidebookId);
  const owners = ownerIdsOf(sections);
  const [rows, dropped] = await Promise.all([
    listTranslations(db, owners, language),
    listDropped(db, owners, language),
  ]);
  return ok({
    sections: sections.map(({ id, type, title, shared, units }) => ({
      id,
      type,
      title,
      properties: shared?.properties ?? null,
      units: unitStates(units, { rows, dropped }),
    })),
  });
}
