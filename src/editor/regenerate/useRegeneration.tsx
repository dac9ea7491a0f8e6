import { useQueryClient } from "@tanstack/react-query";
import { generationCalls } from "#generation/client.ts";
import type { Regenerated } from "#generation/contract.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { guidebookKeys } from "#guidebooks/client.ts";
import { jsonOf, messageOf } from "#core/client.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { rowOf } from "#sections/catalog.ts";
import { contentLines } from "#sections/differences/contentLines.ts";
import { isEmptySection } from "#sections/section.ts";
import { useCacheSection } from "#guidebooks/useCacheSection.ts";
import { useRestoreVersion } from "#editor/history/useRestoreVersion.ts";
import { deferredPart } from "#ui/deferred.tsx";

const RegeneratedDialog = deferredPart(
  async () => (await import("#editor/regenerate/RegeneratedDialog.tsx")).RegeneratedDialog,
);

/**
 * Generates a section again from the surroundings, shows it next to the old one, and saves it where the host says
 * so. An empty section has nothing to compare, and is filled at once. `start` is undefined for what only the host knows, and
 * where one address does not fit: shared and custom sections.
 */
export function useRegeneration(guidebookId: string, section: HostSection) {
  const isEmpty = isEmptySection(section);
  const { title, fromMap } = rowOf(section.type);
  const take = useTakeRegenerated(guidebookId, section);
  const write = useCall({
    mutationFn: () => jsonOf(regeneratedCall.$post({ param: { id: section.id }, json: {} })),
    onSuccess: (regenerated) => {
      if (isEmpty) take.mutate(regenerated);
      else if (!isNewTo(section, regenerated))
        showToast({ title: "Nothing new", description: "The section is already up to date." });
    },
    failure: notUpdated,
  });
  // Once it is taken, or the section was saved elsewhere, there is nothing to choose any more.
  const regenerated = write.data?.version === section.version ? write.data : undefined;
  const offered = !isEmpty && regenerated && isNewTo(section, regenerated) ? regenerated : undefined;
  const isOffered = fromMap === "all" && !section.shared && !section.own;
  const isBusy = write.isPending || (isEmpty && take.isPending);
  const start = () => {
    if (!isBusy) write.mutate();
  };
  return {
    start: isOffered ? start : undefined,
    label: isEmpty ? "Fill from the address" : "Regenerate this section",
    isBusy,
    dialog: offered && (
      <RegeneratedDialog
        section={section}
        title={title}
        regenerated={offered}
        isTaking={take.isPending}
        onTake={() => take.mutate(offered)}
        onClose={write.reset}
      />
    ),
  };
}

const isNewTo = ({ type, content }: HostSection, regenerated: Regenerated) =>
  contentLines({ type, content }).join("\n") !==
  contentLines({ type, content: regenerated.content }).join("\n");

const regeneratedCall = generationCalls["guidebook-sections"][":id"].regenerated;

const notUpdated = (error: Error) => ({
  title: "Failed to update section",
  description: messageOf(error) ?? "An unexpected error occurred",
});

/** Saves the generated section, with an undo button. */
function useTakeRegenerated(guidebookId: string, section: HostSection) {
  const client = useQueryClient();
  const takeSection = useCacheSection(guidebookId);
  const restore = useRestoreVersion(guidebookId, () =>
    showToast({ title: "Undone", description: "The section is as it was before." }),
  );
  return useCall({
    mutationFn: (json: Regenerated) => jsonOf(regeneratedCall.$put({ param: { id: section.id }, json })),
    onSuccess: (saved, { version }) => {
      takeSection(saved);
      void client.invalidateQueries({ queryKey: guidebookKeys.one(guidebookId), exact: true });
      void client.invalidateQueries({ queryKey: guidebookKeys.all, exact: true });
      showToast({
        title: "Section regenerated",
        description: "We kept what you had changed. Please review the rest.",
        action: {
          label: "Undo",
          onSelect: () => restore.mutate({ id: section.id, version, current: saved.version }),
        },
      });
    },
    failure: notUpdated,
  });
}
