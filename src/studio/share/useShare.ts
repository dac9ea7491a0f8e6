import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { track } from "#analytics/track.ts";
import { guidebookCalls } from "#guidebooks/client.ts";
import { shareQuery } from "#guidebooks/queries.ts";
import { jsonOf } from "#platform/client.ts";
import { retryAfterSignIn } from "#studio/sessionEnd.ts";
import { showFailureToast } from "#studio/toasts.ts";

/** Makes sure that there is a link, then opens the share dialog (Sharing 7). */
export function useShare(guidebookId: string) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const share = useMutation({
    mutationFn: () => jsonOf(guidebookCalls.guidebooks[":id"].share.$post({ param: { id: guidebookId } })),
    onSuccess: (sharing) => {
      client.setQueryData(shareQuery(guidebookId).queryKey, sharing);
      setOpen(true);
      track("share_link_generated");
      track("qr_generated");
    },
    onError: (error) => {
      if (retryAfterSignIn(error, () => share.mutate())) return;
      const description = "There was an error generating a share link. Please try again.";
      showFailureToast(error, "Failed to generate share link", description);
    },
  });
  return { isOpen, setOpen, isPending: share.isPending, open: () => share.mutate() };
}
