import { useQueryClient } from "@tanstack/react-query";
import { jsonOf } from "#core/client.ts";
import { showToast, type NewToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { stayCalls, stayKeys } from "#stays/client.ts";
import type { StayChange } from "#stays/contract.ts";

interface Noted {
  id: string;
  change: StayChange;
  /** The toast after the change. */
  toast: Pick<NewToast, "title" | "description">;
  /** The change that undoes it. */
  undo?: StayChange;
}

/** Changes a stay with one press: link sent, lock set, link ended. */
export function useStayChange() {
  const client = useQueryClient();
  const call = useCall({
    mutationFn: ({ id, change }: Noted) =>
      jsonOf(stayCalls.stays[":id"].$patch({ param: { id }, json: change })),
    onSuccess: async (_stay, { id, toast, undo }) => {
      await client.invalidateQueries({ queryKey: stayKeys.all });
      const takeBack = () => undo && note({ id, change: undo, toast: { title: "Taken back" } });
      showToast({ ...toast, ...(undo && { action: { label: "Undo", onSelect: takeBack } }) });
    },
    failure: { title: "Error", description: "Failed to change the stay. Please try again." },
  });
  const note = (noted: Noted) => call.mutate(noted);
  return { note, isPending: call.isPending };
}
