import { guidebookChanged } from "#guidebooks/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import { listAllowed } from "#guidebooks/accessStore.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import { contentProcesses } from "#guidebooks/contentProcesses.server.ts";
import { findSections } from "#guidebooks/sectionStore.server.ts";
import { findSectionRow, listFollowers } from "#guidebooks/shared/sharedStore.server.ts";
import { findGuidebook, raiseVersions } from "#guidebooks/store.server.ts";
import { saveTranslations, type TranslationsOwner } from "#guidebooks/translation/translationStore.server.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import { cleanTexts } from "#guidebooks/translation/cleanTexts.server.ts";
import type { TranslationChange } from "#guidebooks/translation/contract.ts";
import { knownNames } from "#guidebooks/translation/knownNames.ts";
import { isFinal, problemSentence, type TranslationProblem } from "#guidebooks/translation/problems.ts";
import { deleteDropped, deleteEarlier, deleteTranslation } from "#guidebooks/translation/store.server.ts";
import { translatableSections } from "#guidebooks/translation/translation.server.ts";

/**
 * Saves the translation that a host typed, or deletes it. Refuses with 409 `words_changed` if its source text has
 * changed, 409 `locked_changed` if a number, a link or a name differs and `anyway` is not set, 400 `secret_open` if
 * it would show a secret, and 403 `shared_elsewhere` as saving a section does.
 */
export async function saveTranslation(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  { sectionId, path, digest, text, language, anyway = false }: TranslationChange,
): Promise<Result<void>> {
  const guidebook = await findGuidebook(context.db, actor, "edit", guidebookId);
  if (!guidebook) return notFound("This guidebook");
  const sections = await translatableSections(context, actor, guidebookId);
  const section = sections.find(({ id }) => id === sectionId);
  // One without a text may have had one.
  if (!section)
    return (await findSectionRow(context.db, actor, sectionId)) ? wordsChanged() : notFound("This section");
  const { units } = section;
  const unit = units.find((one) => one.path === path);
  if (!unit || unit.digest !== digest) return wordsChanged();

  const cleaned = await cleanTexts(actor, [{ kind: unit.kind, text }]);
  if (!cleaned.ok) return cleaned;
  const [clean = ""] = cleaned.value;
  const checked = await contentProcesses.run(actor.accountId, "checkTranslations", {
    all: clean === "" ? [] : [{ source: { kind: unit.kind, value: unit.value }, translation: clean }],
    known: knownNames(guidebook.name, await findSections(context.db, actor, guidebookId)),
    strict: false,
  });
  if (!checked.ok) return checked;
  const refusal = refusalOf(checked.value.flat(), anyway);
  if (refusal) return refusal;

  return context.db.transaction().execute(async (db): Promise<Result<void>> => {
    if (section.shared) await lockAccount(db, actor.accountId);
    if (unit.owner.guidebook_id === null) {
      const row = await findSectionRow(db, actor, sectionId);
      if (!row || (row.shared_id ?? undefined) !== section.shared?.id) return wordsChanged();
    }
    const guidebooks = await guidebooksToDraw(db, actor, unit.owner, guidebookId);
    if (!guidebooks.ok) return guidebooks;
    const place = { ...unit.owner, language, path, source_digest: digest };
    await deleteDropped(db, place);
    if (clean === "") await deleteTranslation(db, place);
    else {
      const made = { made_by: "host" as const, needs_look: 0, unconfirmed: null, saved_at: context.now() };
      await saveTranslations(db, [{ ...place, ...made, source: unit.value, text: clean }]);
      await deleteEarlier(
        db,
        place,
        units.map((one) => one.digest),
      );
    }
    await recordEvent(context, db, actor, guidebookChanged, { what: "translations" }, { guidebookId });
    await raiseVersions(db, guidebooks.value);
    return ok(undefined);
  });
}

/** Returns the guidebooks whose pages show a translation. Refuses if the actor may not edit one of them. */
async function guidebooksToDraw(
  db: Database,
  actor: Actor,
  { shared_id }: TranslationsOwner,
  guidebookId: string,
): Promise<Result<string[]>> {
  if (shared_id === null) return ok([guidebookId]);
  const followers = await listFollowers(db, shared_id);
  const allowed = await listAllowed(db, actor, "edit");
  const closed = followers.filter((follower) => !allowed.has(follower.guidebook_id));
  return closed.length > 0 ? sharedElsewhere() : ok(followers.map((follower) => follower.guidebook_id));
}

function refusalOf(problems: readonly TranslationProblem[], anyway: boolean) {
  if (problems.length === 0) return null;
  const final = problems.filter(isFinal);
  if (final.length === 0 && anyway) return null;
  const shown = final.length > 0 ? final : problems;
  return refused({
    code: final.length > 0 ? "secret_open" : "locked_changed",
    message: shown.map(problemSentence).join(" "),
    detail: { problems: shown },
  });
}

const wordsChanged = () =>
  refused({
    code: "words_changed",
    message: "These words have changed since you opened them. Read the new ones, then translate those.",
  });

const sharedElsewhere = () =>
  refused({
    code: "shared_elsewhere",
    message:
      "This section is shared, with its translations, with guidebooks that you cannot change. Ask a member who can change all of them.",
  });
