import { recordEventAt } from "#accounts/events/recordEvent.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { contentProcesses } from "#guidebooks/contentProcesses.server.ts";
import { guidebookChanged } from "#guidebooks/events.ts";
import { findSections } from "#guidebooks/sectionStore.server.ts";
import { findGuidebook, updateFoundLanguage } from "#guidebooks/store.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import { isSectionType } from "#sections/catalog.ts";
import { plainText } from "#sections/richtext/reading.ts";
import { translationUnits } from "#sections/translation.ts";

/**
 * Gives a guidebook the language that its host writes in, unless the host chose one (Languages 2). Nothing changes
 * while too little is written, or while the processes are busy: the next save finds it. An error is logged: what was
 * written is stored.
 */
export async function followWrittenLanguage(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<void> {
  try {
    const language = await findOtherLanguage(context, actor, guidebookId);
    if (language) await storeFoundLanguage(context, actor, guidebookId, language);
  } catch (error) {
    context.log.error(
      { err: error, guidebook: guidebookId },
      "the language of a guidebook could not be found",
    );
  }
}

/** Returns the language of the texts where it differs from that of the guidebook; null if the host chose one. */
async function findOtherLanguage(
  { db }: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Language | null> {
  const guidebook = await findGuidebook(db, actor, "edit", guidebookId);
  if (!guidebook || guidebook.languageBy === "host") return null;
  const sections = await findSections(db, actor, guidebookId);
  const texts = sections.flatMap(({ type, content, unreadable }) =>
    unreadable || !isSectionType(type)
      ? []
      : translationUnits(type, content).map(({ kind, value }) =>
          kind === "html" ? plainText(value) : value,
        ),
  );
  if (texts.length === 0) return null;
  const found = await contentProcesses.run(actor.accountId, "findLanguage", texts);
  return found.ok && found.value !== guidebook.language ? found.value : null;
}

/** Stores a found language and its event. The host may have chosen one while it was looked for. */
async function storeFoundLanguage(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  language: Language,
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const isStored = await updateFoundLanguage(db, actor, guidebookId, { language, now: context.now() });
    if (!isStored) return;
    const what = { what: "language found" } as const;
    await recordEventAt(context, db, { by: "job" }, guidebookChanged, what, { guidebookId });
  });
}
