import { useMutationState, useQueryClient } from "@tanstack/react-query";
import { useUser } from "#accounts/session.ts";
import { guidebookCalls, guidebookKeys, sharedKey } from "#guidebooks/client.ts";
import type { HostSection, SectionSave } from "#guidebooks/contract.ts";
import { jsonOf, ApiError } from "#core/client.ts";
import { failureText } from "#ui/failure.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useCacheSection } from "#guidebooks/useCacheSection.ts";
import { drafts, type Draft } from "#editor/drafts.ts";
import type { SectionFormsEvent } from "#editor/sections/sectionForms.ts";

const saveKey = (guidebookId: string) => ["save-section", guidebookId];

/** The toast of a save that failed, as specified. */
export const NOT_SAVED = {
  title: "Failed to update section",
  description: "There was an error saving your changes. Please try again.",
};

/** Sends a section, and leaves its form at once. What goes wrong opens the form again, with the draft (Editor 3). */
export function useSaveSection(guidebookId: string, dispatch: (event: SectionFormsEvent) => void) {
  const client = useQueryClient();
  const userId = useUser()?.id ?? "";
  const take = useCacheSection(guidebookId);

  const save = useCall({
    mutationKey: saveKey(guidebookId),
    mutationFn: ({ sectionId, ...json }: SectionSave) =>
      jsonOf(guidebookCalls["guidebook-sections"][":id"].$put({ param: { id: sectionId }, json })),
    onMutate: ({ sectionId }) => dispatch({ type: "left", id: sectionId }),
    onSuccess: (section, sent) => {
      take(section);
      const draft = drafts.find(userId, section.id);
      if (draft && isOf(draft, sent)) drafts.drop(userId, section.id);
      showToast({ title: "Section updated", description: "Your changes have been saved." });
      void client.invalidateQueries({ queryKey: guidebookKeys.sections(guidebookId) });
      void client.invalidateQueries({ queryKey: guidebookKeys.one(guidebookId), exact: true });
      void client.invalidateQueries({ queryKey: guidebookKeys.all, exact: true });
      void client.invalidateQueries({ queryKey: sharedKey });
    },
    onSessionEnd: ({ sectionId }) => dispatch({ type: "refused", id: sectionId }),
    failure: (error) => (staleSection(error) ? null : failureText(error, NOT_SAVED)),
    onFailure: (error, sent) => {
      const theirs = staleSection(error);
      if (theirs) return dispatch({ type: "conflicted", save: sent, theirs });
      const refused = error instanceof ApiError ? refusedBy(error) : undefined;
      return dispatch({ type: "refused", id: sent.sectionId, refused });
    },
  });
  return save.mutate;
}

export function usePendingSaves(guidebookId: string): SectionSave[] {
  return useMutationState({
    filters: { mutationKey: saveKey(guidebookId), status: "pending" },
    select: (mutation) => mutation.state.variables as SectionSave, // the key is that of useSaveSection alone
  });
}

/** Returns whether a save sent this draft. What was typed since is still to be saved. */
const isOf = ({ content, prompts }: Draft, sent: SectionSave) =>
  JSON.stringify([content, prompts ?? sent.prompts]) === JSON.stringify([sent.content, sent.prompts]);

function refusedBy({ body }: ApiError) {
  return { message: body?.message, fields: body?.fields, code: body?.code };
}

function staleSection(error: unknown): HostSection | undefined {
  if (!(error instanceof ApiError && error.body?.code === "stale_section")) return undefined;
  return error.body.section as HostSection; // Sections 3: the refusal carries the stored section
}
