import { useQueryClient } from "@tanstack/react-query";
import { guidebookCalls, guidebookKeys } from "#guidebooks/client.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { ApiError, jsonOf, messageOf } from "#core/client.ts";
import { useCall } from "#ui/useCall.ts";
import { useCacheSection } from "#guidebooks/useCacheSection.ts";

const NOT_RESTORED = "There was an error restoring it. Please try again.";

/** Saves an earlier version of a section as its newest. `onRestored` runs wherever the host is by then. */
export function useRestoreVersion(guidebookId: string, onRestored: (section: HostSection) => void) {
  const client = useQueryClient();
  const take = useCacheSection(guidebookId);
  return useCall({
    mutationFn: ({ id, ...json }: { id: string; version: number; current: number }) =>
      jsonOf(guidebookCalls["guidebook-sections"][":id"].restore.$post({ param: { id }, json })),
    onSuccess: (section) => {
      take(section);
      void client.invalidateQueries({ queryKey: guidebookKeys.sections(guidebookId) });
      void client.invalidateQueries({ queryKey: guidebookKeys.one(guidebookId), exact: true });
      void client.invalidateQueries({ queryKey: guidebookKeys.all, exact: true });
      onRestored(section);
    },
    failure: (error) => ({
      title: "Failed to restore the version",
      description:
        error instanceof ApiError && error.body?.code === "stale_section"
          ? "This section was saved in the meantime. Open its history again to see what is there now."
          : (messageOf(error) ?? NOT_RESTORED),
    }),
  });
}
