import { useQueryClient } from "@tanstack/react-query";
import { guidebookCalls, guidebookKeys, sharedKey } from "#guidebooks/client.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import type { NewSharing, SharedSection } from "#guidebooks/shared/contract.ts";
import { jsonOf } from "#core/client.ts";
import { useCall } from "#ui/useCall.ts";
import { useCacheSection } from "#guidebooks/useCacheSection.ts";

const NOT_SHARED = {
  title: "Nothing was changed",
  description: "There was an error sharing the section. Please try again.",
};

/** Invalidates the queries about guidebooks: any of them may have changed. */
function useNoteChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: sharedKey }),
      client.invalidateQueries({ queryKey: guidebookKeys.all }),
    ]);
}

/** Shares a section with other guidebooks, all of them or none. `guidebook` names the account. */
export function useShareWith(
  guidebook: string | undefined,
  onShared: (shared: SharedSection) => void,
  onFailure?: (error: Error) => void,
) {
  const noteChanged = useNoteChanged();
  return useCall({
    mutationFn: (json: NewSharing) =>
      jsonOf(guidebookCalls["shared-sections"].$post({ query: guidebook ? { guidebook } : {}, json })),
    onSuccess: async (shared) => {
      await noteChanged();
      onShared(shared);
    },
    failure: NOT_SHARED,
    ...(onFailure && { onFailure }),
  });
}

/** Links a section to a shared one, or with null detaches it. */
export function useFollow(guidebookId: string, onDone: (section: HostSection) => void) {
  const noteChanged = useNoteChanged();
  const take = useCacheSection(guidebookId);
  const calls = guidebookCalls["guidebook-sections"][":id"].shared;
  return useCall({
    mutationFn: ({ id, sharedId }: { id: string; sharedId: string | null }) =>
      sharedId === null
        ? jsonOf(calls.$delete({ param: { id } }))
        : jsonOf(calls.$put({ param: { id }, json: { sharedId } })),
    onSuccess: async (section) => {
      take(section);
      onDone(section);
      await noteChanged();
    },
    failure: NOT_SHARED,
  });
}
