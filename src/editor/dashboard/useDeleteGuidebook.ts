import { useQueryClient } from "@tanstack/react-query";
import { BIN_DAYS } from "#guidebooks/bin/contract.ts";
import { guidebookCalls, guidebookKeys } from "#guidebooks/client.ts";
import type { Guidebook } from "#guidebooks/contract.ts";
import { jsonOf } from "#core/client.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useRestoreGuidebook } from "#editor/dashboard/useRestoreGuidebook.ts";

/** Puts an archived guidebook into the bin (Guidebooks 9). `onDeleted` runs while it is still listed. */
export function useDeleteGuidebook({ id, name }: Guidebook, onDeleted: () => void) {
  const client = useQueryClient();
  const restore = useRestoreGuidebook();
  return useCall({
    mutationFn: () => jsonOf(guidebookCalls.guidebooks[":id"].$delete({ param: { id } })),
    onSuccess: async (guidebook) => {
      client.setQueryData(guidebookKeys.one(id), guidebook);
      showToast({
        title: "Guidebook deleted",
        description: `${name} is in the bin for ${BIN_DAYS} days, then it is gone for good.`,
        action: { label: "Undo", onSelect: () => restore.mutate(id) },
      });
      onDeleted();
      await Promise.all([
        client.invalidateQueries({ queryKey: guidebookKeys.archived }),
        client.invalidateQueries({ queryKey: guidebookKeys.bin }),
      ]);
    },
    failure: { title: "Error", description: "Failed to delete the guidebook. Please try again." },
  });
}

/** Erases a guidebook that is in the bin, for good. */
export function useEraseGuidebook({ id, name }: Guidebook, onErased: () => void) {
  const client = useQueryClient();
  return useCall({
    mutationFn: () => guidebookCalls.guidebooks[":id"].erase.$post({ param: { id } }),
    onSuccess: async () => {
      client.removeQueries({ queryKey: guidebookKeys.one(id) });
      showToast({ title: "Guidebook erased", description: `${name} is gone for good.` });
      onErased();
      await client.invalidateQueries({ queryKey: guidebookKeys.bin });
    },
    failure: { title: "Error", description: "Failed to erase the guidebook. Please try again." },
  });
}
