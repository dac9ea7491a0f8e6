import { useQueryClient } from "@tanstack/react-query";
import { guidebookCalls, guidebookKeys } from "#guidebooks/client.ts";
import { jsonOf } from "#core/client.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

/** Restores a guidebook from archive or bin; `onRestored` runs while the list still has it. */
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
