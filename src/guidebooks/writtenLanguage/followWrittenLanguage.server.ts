import type { Actor } from "#accounts/actor.ts";
import { contentProcesses } from "#guidebooks/contentProcesses.server.ts";
import { findSections } from "#guidebooks/sectionStore.server.ts";
import { findGuidebook, updateGuidebook } from "#guidebooks/store.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { isSectionType } from "#sections/catalog.ts";
import { plainText } from "#sections/richtext/reading.ts";
import { translationUnits } from "#sections/translation.ts";

/**
 * Gives a guidebook the language that its host writes in, unless the host chose one (Languages 2). Nothing changes
 * while too little is written, or while the processes are busy: the next save finds it.
 */
export async function followWrittenLanguage(
  { db, now }: Pick<AppContext, "db" | "now">,
  actor: Actor,
  guidebookId: string,
): Promise<void> {
  const guidebook = await findGuidebook(db, actor, "edit", guidebookId);
  if (!guidebook || guidebook.languageBy === "host") return;
  const sections = await findSections(db, actor, guidebookId);
  const texts = sections.flatMap(({ type, content, unreadable }) =>
    unreadable || !isSectionType(type)
      ? []
      : translationUnits(type, content).map(({ kind, value }) =>
          kind === "html" ? plainText(value) : value,
        ),
  );
  if (texts.length === 0) return;
  const found = await contentProcesses.run(actor.accountId, "findLanguage", texts);
  const language = found.ok ? found.value : null;
  if (language === null || language === guidebook.language) return;
  const change = { language, language_by: "found", updated_at: now() } as const;
  await updateGuidebook(db, actor, "edit", guidebookId, change);
}
