import type { Actor } from "#accounts/actor.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import { prompts as storedPrompts, type Guidebook } from "#guidebooks/contract.ts";
import { insertUnderFreeSlug } from "#guidebooks/create.server.ts";
import {
  copyAccessRow,
  copyCheckList,
  copyExtras,
  listSectionRows,
} from "#guidebooks/duplicateStore.server.ts";
import { guidebooksPerHost } from "#guidebooks/limits.ts";
import { checkPlanLimit } from "#guidebooks/planLimit.server.ts";
import { insertSections } from "#guidebooks/sectionStore.server.ts";
import { readStoredContent } from "#guidebooks/storedContent.server.ts";
import { findGuidebook } from "#guidebooks/store.server.ts";
import type { SectionsTable } from "#guidebooks/tables.server.ts";
import { duplicateTranslations } from "#guidebooks/translation/duplicateTranslations.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, type Result } from "#core/refusal.ts";
import { isSectionType, type SectionContent, type SectionType } from "#sections/catalog.ts";
import { maskContent } from "#sections/mask.ts";
import { isEmptySection, leavesOf } from "#sections/section.ts";

const MAX_PROMPTS = 20;

/**
 * Copies a guidebook of an account: sections, cover, postal address, settings, extras and the cleaner's check list, in one
 * transaction. Secrets, stays and links are not copied, and the copy asks for the secrets (Guidebooks 8). Refuses with 403 `property_limit`
 * if the plan is full, and the 201st guidebook of a day.
 */
export async function duplicateGuidebook(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  { name }: { name: string },
): Promise<Result<Guidebook>> {
  const free = await context.limits.consume(guidebooksPerHost, actor.userId);
  if (!free.ok) return free;
  return context.db.transaction().execute(async (db) => {
    await lockAccount(db, actor.accountId);
    const original = await findGuidebook(db, actor, "create", guidebookId);
    if (!original) return notFound("This guidebook");
    const planLimit = await checkPlanLimit(context, db, actor.accountId);
    if (!planLimit.ok) return planLimit;
    const id = context.randomId();
    const { propertyAddress, language, languageBy, print } = original;
    const own = { name, way: "copy", cover: original, propertyAddress, language, languageBy, print } as const;
    const guidebook = await insertUnderFreeSlug(context, db, actor, id, own);
    const rows = await listSectionRows(db, guidebookId);
    const copied = rows.map((from) => ({
      from,
      to: copyOf(context, from, { guidebookId: id, from: original.name }),
    }));
    await insertSections(
      db,
      copied.map(({ to }) => to),
    );
    await copyAccessRow(db, guidebookId, id);
    await copyExtras(db, guidebookId, id, context.randomId);
    await copyCheckList(db, guidebookId, id, context.randomId);
    await duplicateTranslations(db, [guidebookId, id], copied);
    return ok(guidebook);
  });
}

/** Returns the row of a section's copy: without its secrets, and with questions for them. */
function copyOf(
  context: AppContext,
  row: SectionsTable,
  { guidebookId, from }: { guidebookId: string; from: string },
): SectionsTable {
  const own = { id: context.randomId(), guidebook_id: guidebookId, version: 1, updated_at: context.now() };
  // The copy of a section that uses a shared one uses it too, with its secrets.
  if (row.shared_id !== null) return { ...row, ...own };
  // In a section of an unknown type, nothing shows which parts are secret.
  if (!isSectionType(row.type)) return { ...row, ...own, content: "{}", filled: 0, prompts: "[]" };
  const { content } = readStoredContent(row.type, row.content);
  const open = maskContent(row.type, content).content;
  const openPrompts = storedPrompts.parse(JSON.parse(row.prompts));
  const prompts = [...new Set([...questionsFor(row.type, content, from), ...openPrompts])].slice(
    0,
    MAX_PROMPTS,
  );
  const filled = isEmptySection({ type: row.type, content: open }) ? 0 : 1;
  return { ...row, ...own, content: JSON.stringify(open), filled, prompts: JSON.stringify(prompts) };
}

const secretNames = { door: "door code", network: "Wi-Fi password" } as const;

/** Returns a question for each secret that is missing in the copy of a section. */
function questionsFor(type: SectionType, content: SectionContent, from: string): string[] {
  const secrets = leavesOf({ type, content }).flatMap(({ opens }) => opens ?? []);
  const questions = secrets.map(
    (opens) => `What is the ${secretNames[opens]} here? We did not copy the one from ${from}.`,
  );
  const { masked } = maskContent(type, content, () => false);
  if (masked.length > 0)
    questions.push(`What should guests know only during their stay? We did not copy that part from ${from}.`);
  return questions;
}
