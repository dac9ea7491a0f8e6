import { useQueryClient } from "@tanstack/react-query";
import { guidebookCalls, guidebookKeys } from "#guidebooks/client.ts";
import { jsonOf } from "#core/client.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

/**
 * Restores an archived guidebook, or one from the bin. Where the plan is full, the toast has the server's sentence.
 * `onRestored` runs while the guidebook is still listed among the archived ones.
 */
export function useRestoreGuidebook(onRestored?: () => void) {
  const client = useQueryClient();
  return useCall({
    mutationFn: (id: string) => jsonOf(guidebookCalls.guidebooks[":id"].restore.$patch({ param: { id } })),
    onSuccess: async (guidebook) => {
      client.setQueryData(guidebookKeys.one(guidebook.id), guidebook);
      await client.invalidateQueries({ queryKey: guidebookKeys.all, exact: true, refetchType: "all" });
      showToast({
        title: "Guidebook restored",
        description: `${guidebook.name} is back on your dashboard, at its old address.`,
      });
      onRestored?.();
      await Promise.all([
        client.invalidateQueries({ queryKey: guidebookKeys.archived }),
        client.invalidateQueries({ queryKey: guidebookKeys.bin }),
      ]);
    },
    failure: { title: "Error", description: "Failed to restore the guidebook. Please try again." },
  });
}
