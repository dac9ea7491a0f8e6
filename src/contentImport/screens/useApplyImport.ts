import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { historyQuery, versionQuery, guidebookKeys, sectionsQuery } from "#guidebooks/client.ts";
import { fillSections } from "#contentImport/apply/fillSections.ts";
import { lastImportQuery, manualCalls } from "#contentImport/client.ts";
import type { PlacedSentence, ApplyManual } from "#contentImport/contract.ts";
import { takenSentences, type Review } from "#contentImport/screens/review.ts";
import type { TargetSection } from "#contentImport/screens/targetSections.ts";
import { jsonOf, messageOf } from "#core/client.ts";
import { formatList } from "#core/format.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useDoorCodeQuestion } from "#editor/access/useDoorCodeQuestion.ts";

const NOT_APPLIED = {
  title: "Nothing was changed",
  description:
    "We could not put the sentences into the guidebook. Your choices are still here: please try again.",
};

/** Returns the call that puts what was taken into a guidebook, or makes one of it. */
export function useApplyImport(
  guidebookId: string | null,
  sections: readonly TargetSection[],
  onApply: (put: ApplyManual) => unknown,
) {
  const client = useQueryClient();
  const put = useCall({
    mutationFn: async (review: Review): Promise<ApplyManual> => {
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
    onSuccess: () => client.invalidateQueries({ queryKey: guidebookKeys.all }),
    onSuccessHere: onApply,
    failure: (error) => ({ ...NOT_APPLIED, description: messageOf(error) ?? NOT_APPLIED.description }),
    // Whatever was changed elsewhere is shown, so that the next try is over what is there.
    onFailure: () =>
      guidebookId !== null && client.invalidateQueries({ queryKey: guidebookKeys.sections(guidebookId) }),
  });
  const { sendOrAskWhen, isAskingWhen, doorCodeQuestion } = useDoorCodeQuestion((review: Review) => {
    put.mutate(review);
    return true;
  });
  return {
    put: (review: Review) => sendOrAskWhen(review, checkinChange(sections, takenSentences(review))),
    isPending: put.isPending || isAskingWhen,
    doorCodeQuestion,
  };
}

/** Returns what sentences change in the stored check-in section, which has the door code. */
function checkinChange(sections: readonly TargetSection[], sentences: readonly PlacedSentence[]) {
  const checkins = sections.filter(({ anchor }) => anchor === "checkin");
  const filled = fillSections(
    checkins,
    sentences.filter(({ target }) => target.section === "checkin"),
  );
  return (filled ?? []).flatMap(({ section: { stored, content: before }, content: after }) =>
    stored ? [{ sectionId: stored.id, before, after }] : [],
  );
}

/** Returns the call that takes back what was brought into a guidebook at a moment. */
export function useUndo(guidebookId: string, onUndone?: () => unknown) {
  const client = useQueryClient();
  const undo = useCall({
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
  const { fetchAndAskWhen, isAskingWhen, doorCodeQuestion } = useDoorCodeQuestion((at: number) => {
    undo.mutate(at);
    return true;
  });
  return {
    undo: (at: number) => fetchAndAskWhen(at, () => fetchUndoneCheckin(client, guidebookId, at)),
    isPending: undo.isPending || isAskingWhen,
    doorCodeQuestion,
  };
}

/** Returns what undoing an import changes in the check-in section; nothing where it was saved since. */
async function fetchUndoneCheckin(client: QueryClient, guidebookId: string, at: number) {
  const sections = await client.fetchQuery({ ...sectionsQuery(guidebookId), staleTime: 0 });
  const checkin = sections.find(({ type }) => type === "checkin");
  if (!checkin) return [];
  const { id: sectionId, content: before } = checkin;
  const [latest, earlier] = await client.fetchQuery(historyQuery(sectionId));
  if (latest?.action !== "imported" || latest.savedAt !== at || !earlier) return [];
  const { content: after } = await client.fetchQuery(versionQuery(sectionId, earlier.version));
  return [{ sectionId, before, after }];
}

const formatUndone = (changedSince: readonly string[]) =>
  changedSince.length === 0
    ? "The guidebook is as it was before."
    : `Everything is as it was before, except ${formatList(changedSince)}, which has changed since. You can go back in its history.`;
