import { useQueryClient } from "@tanstack/react-query";
import { guidebookCalls, guidebookKeys } from "#guidebooks/client.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

/** Ends a share link, by its token (Sharing 2). `onOver` runs when it has ended, or the host has to sign in first. */
export function useEndShareLink(guidebookId: string, onOver?: () => void) {
  const client = useQueryClient();
  return useCall({
    mutationFn: (token: string) => guidebookCalls["share-links"][":token"].$delete({ param: { token } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: guidebookKeys.share(guidebookId) });
      showToast({ title: "Link ended", description: "It no longer works." });
      onOver?.();
    },
    onSessionEnd: onOver,
    failure: { title: "Error", description: "Failed to end the link. Please try again." },
  });
}
