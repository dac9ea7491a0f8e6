import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useUser } from "#accounts/session.ts";
import { guidebookCalls } from "#guidebooks/client.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { guidebookKeys, sectionsQuery } from "#guidebooks/queries.ts";
import { jsonOf, ApiError } from "#platform/client.ts";
import { drafts } from "#studio/drafts.ts";
import type { SectionFormsEvent, SectionSave } from "#studio/editor/sectionForms.ts";
import { retryAfterSignIn } from "#studio/sessionEnd.ts";
import { showToast, showFailureToast } from "#studio/toasts.ts";

const saveKey = (guidebookId: string) => ["save-section", guidebookId];

/** Puts a section as the server has it into the cache. */
export function useTakeSection(guidebookId: string) {
  const client = useQueryClient();
  return (section: HostSection) =>
    client.setQueryData(sectionsQuery(guidebookId).queryKey, (sections) =>
      sections?.map((one) => (one.id === section.id ? section : one)),
    );
}

/** Sends a section. What goes wrong opens its form again, with the draft. */
export function useSaveSection(guidebookId: string, dispatch: (event: SectionFormsEvent) => void) {
  const client = useQueryClient();
  const userId = useUser()?.id ?? "";
  const take = useTakeSection(guidebookId);

  const save = useMutation({
    mutationKey: saveKey(guidebookId),
    mutationFn: ({ sectionId, ...json }: SectionSave) =>
      jsonOf(guidebookCalls["guidebook-sections"][":id"].$put({ param: { id: sectionId }, json })),
    onSuccess: (section) => {
      take(section);
      drafts.drop(userId, section.id);
      showToast("Section updated", "Your changes have been saved.");
      void client.invalidateQueries({ queryKey: guidebookKeys.sections(guidebookId) });
      void client.invalidateQueries({ queryKey: guidebookKeys.one(guidebookId), exact: true });
      void client.invalidateQueries({ queryKey: guidebookKeys.all, exact: true });
    },
    onError: (error, sent) => {
      const theirs = staleSection(error);
      if (theirs) return dispatch({ type: "conflicted", save: sent, theirs });
      const signedOut = retryAfterSignIn(error, () => {
        dispatch({ type: "left", id: sent.sectionId });
        save.mutate(sent);
      });
      const refused = error instanceof ApiError && !signedOut ? refusedBy(error) : undefined;
      dispatch({ type: "refused", id: sent.sectionId, refused });
      if (signedOut) return;
      const description = "There was an error saving your changes. Please try again.";
      showFailureToast(error, "Failed to update section", description);
    },
  });
  return save.mutate;
}

/** Returns the saves that are on their way. */
export function usePendingSaves(guidebookId: string): SectionSave[] {
  return useMutationState({
    filters: { mutationKey: saveKey(guidebookId), status: "pending" },
    select: (mutation) => mutation.state.variables as SectionSave, // the key is that of useSaveSection alone
  });
}

function refusedBy({ body }: ApiError) {
  return { message: body?.message, fields: body?.fields, code: body?.code };
}

function staleSection(error: unknown): HostSection | undefined {
  if (!(error instanceof ApiError && error.body?.code === "stale_section")) return undefined;
  return error.body.section as HostSection; // Sections 3: the refusal carries the stored section
}
