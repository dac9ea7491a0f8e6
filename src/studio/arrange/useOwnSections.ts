import { useQueryClient } from "@tanstack/react-query";
import { guidebookCalls } from "#guidebooks/client.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { ownShapeNames, ownShapes, type NewOwnSection } from "#guidebooks/own/contract.ts";
import { guidebookKeys, sectionsQuery } from "#guidebooks/queries.ts";
import { jsonOf } from "#platform/client.ts";
import { failureText } from "#platform/ui/failure.ts";
import { showToast } from "#platform/ui/toast.ts";
import { useCall } from "#platform/ui/useCall.ts";

const NOT_ADDED = {
  title: "The section was not added",
  description: "There was an error adding it. Please try again.",
};

/** Adds sections of the host's own to a guidebook, and deletes them; what was deleted can be had back (Sections 12). */
export function useOwnSections(guidebookId: string, onAdded: (section: HostSection) => void) {
  const client = useQueryClient();
  const change = (next: (sections: HostSection[]) => HostSection[]) => {
    client.setQueryData(sectionsQuery(guidebookId).queryKey, (sections) => sections && next(sections));
    void client.invalidateQueries({ queryKey: guidebookKeys.one(guidebookId), exact: true });
    void client.invalidateQueries({ queryKey: guidebookKeys.all, exact: true });
  };
  const add = useCall({
    mutationFn: (json: NewOwnSection) =>
      jsonOf(guidebookCalls.guidebooks[":id"].sections.$post({ param: { id: guidebookId }, json })),
    onSuccess: (section) => {
      change((sections) => [...sections, section]);
      showToast({ title: "Section added", description: `${section.tile ?? section.title} is at the end.` });
      onAdded(section);
    },
    failure: (error) => failureText(error, NOT_ADDED),
  });
  const remove = useCall({
    mutationFn: ({ id }: HostSection) =>
      guidebookCalls["guidebook-sections"][":id"].$delete({ param: { id } }),
    onSuccess: (_nothing, section) => {
      change((sections) => sections.filter(({ id }) => id !== section.id));
      const { type, tile = section.title, icon = "star", content } = section;
      const shape = ownShapeNames.find((name) => ownShapes[name] === type) ?? "text";
      showToast({
        title: "Section deleted",
        description: `${tile} is gone from this guidebook.`,
        action: {
          label: "Undo",
          onSelect: () => add.mutate({ shape, title: tile, icon, content: { ...content } }),
        },
      });
    },
    failure: { title: "Error", description: "Failed to delete the section. Please try again." },
  });
  return { add, remove };
}
