import type { SectionSave, HostSection, SectionSource } from "#guidebooks/contract.ts";
import { useReducer } from "react";
import { useUser } from "#accounts/session.ts";
import { showToast } from "#ui/toast.ts";
import { countUploads } from "#sections/gallery/upload/uploading.ts";
import { drafts, type Draft } from "#editor/drafts.ts";
import { useDoorCodeQuestion } from "#editor/access/useDoorCodeQuestion.ts";
import { noSectionForms, missingIn, nextSectionForms, type Refused } from "#editor/sections/sectionForms.ts";
import { usePendingSaves, useSaveSection } from "#editor/sections/useSaveSection.ts";
import { useSharedSaves } from "#editor/sections/useSharedSaves.ts";
import { useDrafts } from "#editor/useDrafts.ts";

export type SectionForms = ReturnType<typeof useSectionForms>;

/** A section as its card shows it. */
interface SectionFormState {
  editing: boolean;
  draft: Draft | null;
  pending: SectionSave | undefined;
  refused: Refused | undefined;
  /** What Cancel threw away last. */
  discarded: Draft | undefined;
}

/** Returns everything a host does with the sections of one guidebook. Unsaved edits live in the drafts. */
export function useSectionForms(guidebookId: string, sections: readonly HostSection[]) {
  const userId = useUser()?.id ?? "";
  const [state, dispatch] = useReducer(nextSectionForms, noSectionForms);
  const send = useSaveSection(guidebookId, dispatch);
  const pending = usePendingSaves(guidebookId);
  const found = useDrafts(userId, sections);
  const { sendOrAsk, ...sharedSaves } = useSharedSaves(sections, send);
  const { sendOrAskWhen, doorCodeQuestion } = useDoorCodeQuestion(sendOrAsk);
  const draftOf = ({ id }: { id: string }) => drafts.find(userId, id);

  function storeDraft(section: HostSection, change: Partial<Pick<Draft, "content" | "prompts" | "sources">>) {
    const before = draftOf(section);
    const version = before?.version ?? section.version;
    const content = before?.content ?? section.content;
    const unchanged = { prompts: before?.prompts, sources: before?.sources };
    const draft = { guidebookId, content, ...unchanged, ...change, version, at: Date.now() };
    if (isUnchanged(draft, section)) drafts.drop(userId, section.id);
    else drafts.store(userId, section.id, draft);
  }

  /** What is sent of a section, with what was written. */
  function saveOf(section: HostSection): SectionSave {
    const draft = found.get(section.id);
    const { content, version } = draft ?? section;
    const prompts = draft?.prompts ?? section.prompts;
    return { sectionId: section.id, content, version, prompts, sources: draft?.sources };
  }

  /** Sends what was written. False where the form stays open: something is missing, or has to be asked first. */
  function save(section: HostSection): boolean {
    const given = saveOf(section);
    const refused = picturesMissing(section.id) ?? missingIn(section.type, given.content);
    const { id: sectionId, content: before } = section;
    if (!refused) return sendOrAskWhen(given, [{ sectionId, before, after: given.content }]);
    dispatch({ type: "refused", id: section.id, refused });
    return false;
  }

  /** Leaves edit mode at once (Editor 3); what was written can be had back until the section is edited again. */
  function cancel(section: HostSection) {
    const draft = draftOf(section);
    dispatch({ type: "left", id: section.id, discarded: draft ?? undefined });
    if (!draft) return;
    drafts.drop(userId, section.id);
    showToast({
      title: "Changes discarded",
      action: { label: "Undo", onSelect: () => restoreDiscarded(section, draft) },
    });
  }

  /** Drops what an earlier visit left; it can be had back like what Cancel threw away. */
  function discard(left: readonly HostSection[]) {
    const dropped = left.flatMap((section) => {
      const draft = draftOf(section);
      if (!draft) return [];
      drafts.drop(userId, section.id);
      dispatch({ type: "left", id: section.id, discarded: draft });
      return { section, draft };
    });
    showToast({
      title: "Changes discarded",
      action: {
        label: "Undo",
        onSelect: () => {
          for (const { section, draft } of dropped) {
            drafts.store(userId, section.id, draft);
            dispatch({ type: "left", id: section.id });
          }
        },
      },
    });
  }

  function restoreDiscarded({ id }: HostSection, draft: Draft) {
    drafts.store(userId, id, draft);
    dispatch({ type: "opened", ids: [id] });
  }

  return {
    conflict: state.conflict,
    doorCodeQuestion,
    ...sharedSaves,
    of: ({ id }: HostSection): SectionFormState => ({
      editing: state.open.includes(id),
      draft: found.get(id) ?? null,
      pending: pending.find(({ sectionId }) => sectionId === id),
      refused: state.refused[id],
      discarded: state.discarded[id],
    }),
    isSaving: pending.length > 0,
    /** True while a draft is too large for the browser to keep. */
    isAtRisk: sections.some(({ id }) => found.has(id) && !drafts.isStored(userId, id)),
    edit: (ids: readonly string[]) => dispatch({ type: "opened", ids }),
    change: (section: HostSection, content: Draft["content"]) => storeDraft(section, { content }),
    changePrompts: (section: HostSection, prompts: string[]) => storeDraft(section, { prompts }),
    /** Has the receipts of added places saved with the draft that names them. */
    addSources: (section: HostSection, sources: SectionSource[]) =>
      storeDraft(section, { sources: [...(draftOf(section)?.sources ?? []), ...sources] }),
    /** Saves other content at once, where nothing of the host's is being written. */
    saveContent({ id: sectionId, version, prompts }: HostSection, content: SectionSave["content"]) {
      sendOrAsk({ sectionId, content, version, prompts });
    },
    /**
     * Saves an answer that was given outside the form. Until the server has it, and where it refuses it, it is a draft of
     * the section.
     */
    saveAnswer(section: HostSection, content: Draft["content"], prompts: string[]) {
      const sources = draftOf(section)?.sources;
      storeDraft(section, { content, prompts });
      const { id: sectionId, version, content: before } = section;
      sendOrAskWhen({ sectionId, content, version, prompts, sources }, [
        { sectionId, before, after: content },
      ]);
    },
    /** Says which questions to the host stay open: with the draft, where there is one, or at once. */
    leaveOpen(section: HostSection, prompts: string[]) {
      if (found.has(section.id)) return storeDraft(section, { prompts });
      const { id: sectionId, content, version } = section;
      return sendOrAsk({ sectionId, content, version, prompts });
    },
    save,
    /** Sends what was written for this guidebook alone. */
    saveCopy(section: HostSection) {
      send({ ...saveOf(section), copy: true });
    },
    cancel,
    restoreDiscarded,
    discard,
    /** Sends what was refused as stale once more, over the newer one. */
    keepMine(mine: SectionSave, theirs: HostSection) {
      dispatch({ type: "decided" });
      send({ ...mine, version: theirs.version });
    },
    takeTheirs(theirs: HostSection) {
      dispatch({ type: "decided" });
      dispatch({ type: "left", id: theirs.id });
      drafts.drop(userId, theirs.id);
    },
    decideLater: () => dispatch({ type: "decided" }),
  };
}

/** A save that does not wait for the pictures would lose them. */
function picturesMissing(sectionId: string): Refused | undefined {
  const count = countUploads(sectionId);
  if (count === 0) return undefined;
  const message =
    count === 1
      ? "One picture is still on its way. Save when it is here, or cancel it."
      : `${count} pictures are still on their way. Save when they are here, or cancel them.`;
  return { message, fields: undefined, code: undefined };
}

function isUnchanged(draft: Draft, section: HostSection): boolean {
  const open = draft.prompts ?? section.prompts;
  return (
    JSON.stringify(draft.content) === JSON.stringify(section.content) &&
    open.length === section.prompts.length
  );
}
