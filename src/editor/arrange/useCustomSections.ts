import { useQueryClient } from "@tanstack/react-query";
import { guidebookCalls, guidebookKeys, sectionsQuery } from "#guidebooks/client.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { customShapeOf, type NewCustomSection } from "#guidebooks/customSections/contract.ts";
import { jsonOf } from "#core/client.ts";
import { failureText } from "#ui/failure.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

const NOT_ADDED = {
  title: "Section not added",
  description: "There was an error adding it. Please try again.",
};

/** Adds sections of the host's own to a guidebook, and deletes them; what was deleted can be had back (Sections 12). */
export function useCustomSections(guidebookId: string, onAdded: (section: HostSection) => void) {
  const client = useQueryClient();
  const change = (next: (sections: HostSection[]) => HostSection[]) => {
    client.setQueryData(sectionsQuery(guidebookId).queryKey, (sections) => sections && next(sections));
    void client.invalidateQueries({ queryKey: guidebookKeys.one(guidebookId), exact: true });
    void client.invalidateQueries({ queryKey: guidebookKeys.all, exact: true });
  };
  const add = useCall({
    mutationFn: async ({ sharedId, ...json }: NewCustomSection & { sharedId?: string | undefined }) => {
      const param = { id: guidebookId };
      const section = await jsonOf(guidebookCalls.guidebooks[":id"].sections.$post({ param, json }));
      if (sharedId === undefined) return section;
      const { shared } = guidebookCalls["guidebook-sections"][":id"];
      return jsonOf(shared.$put({ param: { id: section.id }, json: { sharedId } }));
    },
    onSuccess: (section) => {
      change((sections) => [...sections, section]);
      showToast({
        title: "Section added",
        description: `You will find ${section.tile ?? section.title} at the end.`,
      });
      onAdded(section);
    },
    failure: (error) => failureText(error, NOT_ADDED),
  });
  const remove = useCall({
    mutationFn: ({ id }: HostSection) =>
      guidebookCalls["guidebook-sections"][":id"].$delete({ param: { id }, query: {} }),
    onSuccess: (_nothing, section) => {
      change((sections) => sections.filter(({ id }) => id !== section.id));
      const shape = customShapeOf(section.type);
      const {
        tile = section.title,
        icon = shape === "contacts" ? "phone" : "star",
        content,
        shared,
      } = section;
      const title = shape === "contacts" ? (section.tile ?? "") : tile;
      showToast({
        title: "Section deleted",
        description: `${tile} is no longer in this guidebook.`,
        action: {
          label: "Undo",
          onSelect: () => add.mutate({ shape, title, icon, content: { ...content }, sharedId: shared?.id }),
        },
      });
    },
    failure: { title: "Error", description: "Failed to delete the section. Please try again." },
  });
  return { add, remove };
}
