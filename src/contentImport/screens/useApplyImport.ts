import { useQueryClient } from "@tanstack/react-query";
import { guidebookKeys } from "#guidebooks/queries.ts";
import { lastImportQuery, manualCalls } from "#contentImport/client.ts";
import type { PutManual } from "#contentImport/contract.ts";
import { takenSentences, type Review } from "#contentImport/screens/review.ts";
import type { TargetSection } from "#contentImport/screens/targetSections.ts";
import { jsonOf, messageOf } from "#core/client.ts";
import { formatList } from "#core/format.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

const NOT_PUT = {
  title: "Nothing was changed",
  description:
    "We could not put the sentences into the guidebook. Your choices are still here: please try again.",
};

/** Returns the call that puts what was taken into a guidebook, or makes one of it. */
export function useApplyImport(
  guidebookId: string | null,
  sections: readonly TargetSection[],
  onPut: (put: PutManual) => unknown,
) {
  const client = useQueryClient();
  return useCall({
    mutationFn: async (review: Review): Promise<PutManual> => {
      const sentences = takenSentences(review);
      if (guidebookId === null)
        return jsonOf(manualCalls.manuals.$post({ json: { name: review.name.trim(), sentences } }));
      const versions = Object.fromEntries(
        sections.flatMap(({ stored }) => (stored ? [[stored.id, stored.version]] : [])),
      );
      return jsonOf(
        manualCalls.guidebooks[":id"].manuals.$post({
          param: { id: guidebookId },
          json: { sentences, versions },
        }),
      );
    },
    onSuccess: (put) => client.invalidateQueries({ queryKey: guidebookKeys.all }).then(() => put),
    onSuccessHere: onPut,
    failure: (error) => ({ ...NOT_PUT, description: messageOf(error) ?? NOT_PUT.description }),
    // Whatever was changed elsewhere is shown, so that the next try is over what is there.
    onFailure: () =>
      guidebookId !== null && client.invalidateQueries({ queryKey: guidebookKeys.sections(guidebookId) }),
  });
}

/** Returns the call that takes back what was brought into a guidebook at a moment. */
export function useUndo(guidebookId: string, onUndone?: () => unknown) {
  const client = useQueryClient();
  return useCall({
    mutationFn: (at: number) =>
      jsonOf(manualCalls.guidebooks[":id"].manuals.undo.$post({ param: { id: guidebookId }, json: { at } })),
    onSuccess: async ({ changedSince }) => {
      await client.invalidateQueries({ queryKey: guidebookKeys.all });
      await client.invalidateQueries({ queryKey: lastImportQuery(guidebookId).queryKey });
      showToast({ title: "Undone", description: formatUndone(changedSince) });
    },
    onSuccessHere: onUndone,
    failure: { title: "Not undone", description: "Nothing was changed. Please try again." },
  });
}

const formatUndone = (changedSince: readonly string[]) =>
  changedSince.length === 0
    ? "The guidebook is as it was before."
    : `Everything is as it was before, except ${formatList(changedSince)}, which has changed since. You can go back in its history.`;
