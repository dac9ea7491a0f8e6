import { useQueryClient } from "@tanstack/react-query";
import { guidebookCalls, guidebookKeys, sectionsQuery } from "#guidebooks/client.ts";
import { jsonOf } from "#core/client.ts";
import { failureText } from "#ui/failure.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { toLayout, type ArrangedSection } from "#editor/arrange/sectionOrder.ts";

const NOT_ARRANGED = {
  title: "Section order not saved",
  description: "There was an error saving the new order. Please try again.",
};

/** Saves the order, names and icons of sections, and which of them are hidden. */
export function useArrange(guidebookId: string, before: readonly ArrangedSection[], onDone: () => void) {
  const client = useQueryClient();
  const save = (places: readonly ArrangedSection[]) =>
    jsonOf(
      guidebookCalls.guidebooks[":id"].layout.$put({
        param: { id: guidebookId },
        json: { sections: toLayout(places) },
      }),
    );
  const take = (sections: Awaited<ReturnType<typeof save>>) => {
    client.setQueryData(sectionsQuery(guidebookId).queryKey, sections);
    void client.invalidateQueries({ queryKey: guidebookKeys.one(guidebookId), exact: true });
    void client.invalidateQueries({ queryKey: guidebookKeys.all, exact: true });
  };
  const undo = useCall({
    mutationFn: save,
    onSuccess: (sections) => {
      take(sections);
      showToast({ title: "Undone", description: "The sections are back in their old order." });
    },
    failure: (error) => failureText(error, NOT_ARRANGED),
  });
  return useCall({
    mutationFn: save,
    onSuccess: (sections) => {
      take(sections);
      showToast({
        title: "Sections arranged",
        description: "Guests now see them in this order.",
        action: { label: "Undo", onSelect: () => undo.mutate(before) },
      });
      onDone();
    },
    failure: (error) => failureText(error, NOT_ARRANGED),
  });
}
