import { useQueryClient } from "@tanstack/react-query";
import { jsonOf } from "#core/client.ts";
import { arrivalChecksQuery } from "#stays/arrivalChecks/client.ts";
import { problemCalls, problemsQuery } from "#stays/problems/client.ts";
import type { Problem, ProblemChange } from "#stays/problems/contract.ts";
import { kindLabels } from "#stays/problems/kindLabels.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

const NOT_SAVED = { title: "Error", description: "Failed to save it. Please try again." };

/** Returns what marks a report as read, and ticks it off with undo. */
export function useProblemChange({ id, kind, guidebookName }: Problem) {
  const client = useQueryClient();
  const { mutate, isPending } = useCall({
    mutationFn: (json: ProblemChange) => jsonOf(problemCalls.problems[":id"].$patch({ param: { id }, json })),
    onSuccess: async (changed, { done }) => {
      client.setQueryData(problemsQuery.queryKey, (all) =>
        all?.map((one) => (one.id === changed.id ? changed : one)),
      );
      if (done)
        showToast({
          title: `${kindLabels[kind]} is ticked off`,
          description: `Your guest at ${guidebookName} reads that it is done.`,
          action: { label: "Undo", onSelect: () => mutate({ done: false }) },
        });
      if (done !== undefined) await client.invalidateQueries({ queryKey: arrivalChecksQuery.queryKey });
    },
    failure: NOT_SAVED,
  });
  return { change: mutate, isPending };
}
