import { useMutation, useQueryClient } from "@tanstack/react-query";
import { guidebookCalls } from "#guidebooks/client.ts";
import type { GuidebookChange } from "#guidebooks/contract.ts";
import { guidebookKeys, guidebookQuery } from "#guidebooks/queries.ts";
import { jsonOf, ApiError } from "#platform/client.ts";
import { retryAfterSignIn } from "#studio/sessionEnd.ts";
import { showToast, showErrorToast, showFailureToast } from "#studio/toasts.ts";

/** Changes the name or the cover, and shows how it went (Errors 2). */
export function useGuidebookChange(id: string) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (json: GuidebookChange) =>
      jsonOf(guidebookCalls.guidebooks[":id"].$put({ param: { id }, json })),
    onSuccess: (guidebook) => {
      client.setQueryData(guidebookQuery(id).queryKey, guidebook);
      void client.invalidateQueries({ queryKey: guidebookKeys.all, exact: true });
      showToast("Guidebook updated", "Your guidebook has been updated successfully.");
    },
    onError: (error, json) => {
      if (retryAfterSignIn(error, () => change.mutate(json))) return;
      if (!(error instanceof ApiError))
        return showErrorToast("Error saving guidebook", "An unexpected error occurred. Please try again.");
      const description = "There was an error updating your guidebook. Please try again.";
      showFailureToast(error, "Failed to update guidebook", description);
    },
  });
  return change;
}
