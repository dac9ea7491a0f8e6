import { useQueryClient } from "@tanstack/react-query";
import { guidebookCalls, guidebookKeys, guidebookQuery } from "#guidebooks/client.ts";
import type { Guidebook, GuidebookChange } from "#guidebooks/contract.ts";
import { isUnanswered, jsonOf } from "#core/client.ts";
import { failureText } from "#ui/failure.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

const UNANSWERED = {
  title: "Error saving guidebook",
  description: "An unexpected error occurred. Please try again.",
};
const REFUSED = {
  title: "Failed to update guidebook",
  description: "There was an error updating your guidebook. Please try again.",
};

/** Changes the name or the cover, and shows the result (Errors 2). */
export function useGuidebookChange(id: string, onSaved?: (guidebook: Guidebook) => void) {
  const client = useQueryClient();
  return useCall({
    mutationFn: (json: GuidebookChange) =>
      jsonOf(guidebookCalls.guidebooks[":id"].$put({ param: { id }, json })),
    onSuccess: (guidebook) => {
      client.setQueryData(guidebookQuery(id).queryKey, guidebook);
      void client.invalidateQueries({ queryKey: guidebookKeys.all, exact: true });
      showToast({ title: "Guidebook updated", description: "Your guidebook has been updated successfully." });
    },
    onSuccessHere: onSaved,
    failure: (error) => (isUnanswered(error) ? UNANSWERED : failureText(error, REFUSED)),
  });
}
