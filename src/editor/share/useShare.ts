import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { track } from "#analytics/track.ts";
import { guidebookCalls, shareQuery } from "#guidebooks/client.ts";
import { jsonOf } from "#core/client.ts";
import { useCall } from "#ui/useCall.ts";
import { markGuidebook } from "#editor/overview/guidebookMarks.ts";

/** Makes sure that there is a link, then opens the share dialog (Sharing 7). */
export function useShare(guidebookId: string) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const share = useCall({
    mutationFn: () => jsonOf(guidebookCalls.guidebooks[":id"].share.$post({ param: { id: guidebookId } })),
    onSuccess: (sharing) => {
      client.setQueryData(shareQuery(guidebookId).queryKey, sharing);
      setOpen(true);
      markGuidebook(guidebookId, "shared");
      track("share_link_generated");
      track("qr_generated");
    },
    failure: {
      title: "Failed to generate share link",
      description: "There was an error generating a share link. Please try again.",
    },
  });
  return { isOpen, setOpen, isPending: share.isPending, open: () => share.mutate() };
}
