import type { Actor } from "#accounts/actor.ts";
import { auditGuidebook } from "#generation/audit/audit.server.ts";
import { listsOf, type Replacement } from "#generation/audit/replacement.ts";
import { findGeneratedSection, upsertGeneratedSection } from "#generation/store.server.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { findSection } from "#guidebooks/sectionStore.server.ts";
import { saveGeneratedSection } from "#guidebooks/sections.server.ts";
import { readStoredContent } from "#guidebooks/storedContent.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, refused, type Result } from "#core/refusal.ts";
import type { SectionContent } from "#sections/catalog.ts";

interface Acceptance {
  placeId: string;
  /** The place id of the replacement that the host was shown. */
  replacement: string;
}

/** Replaces an audited place. Refuses with 404, 409 `no_replacement`, and as saving a section does. */
export async function acceptReplacement(
  context: AppContext,
  actor: Actor,
  sectionId: string,
  { placeId, replacement }: Acceptance,
): Promise<Result<HostSection>> {
  const found = await findSection(context.db, actor, "edit", sectionId);
  if (!found) return notFound("This section");
  const { section, guidebookId } = found;
  const audited = await auditGuidebook(context, actor, guidebookId);
  if (!audited.ok) return audited;
  const offered = audited.value.find(
    (one) => one.sectionId === sectionId && one.placeId === placeId,
  )?.replacement;
  if (!offered || offered.item.placeId !== replacement) return noReplacement();

  const content = withReplacement(section, section.content, placeId, offered);
  const others = section.sources.filter((source) => source.placeId !== placeId);
  const sources = [...others, offered.receipt];
  const before = await findGeneratedSection(context.db, sectionId);
  const { prompts, version } = section;
  return saveGeneratedSection(
    context,
    actor,
    sectionId,
    { content, prompts, sources, version },
    async (db) => {
      if (!before) return;
      const generated = readStoredContent(section.type, before.content).content;
      const updated = withReplacement(
        { ...section, content: generated } as HostSection,
        generated,
        placeId,
        offered,
      ); // of the same type
      await upsertGeneratedSection(db, { ...before, content: JSON.stringify(updated) });
    },
  );
}

function withReplacement(
  section: HostSection,
  content: SectionContent,
  placeId: string,
  { item }: Replacement,
): SectionContent {
  const lists = listsOf(section)?.lists ?? [];
  const replaced = lists.map(([field, items]) => [
    field,
    items.map((one) => (one.placeId === placeId ? item : one)),
  ]);
  return { ...content, ...Object.fromEntries(replaced) };
}

const noReplacement = () =>
  refused({
    code: "no_replacement",
    message: "The map has changed in the meantime. Look at the section again.",
  });
