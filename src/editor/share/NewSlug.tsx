import { useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { guidebookCalls, guidebookKeys } from "#guidebooks/client.ts";
import { jsonOf } from "#core/client.ts";
import { AlertDialog } from "#ui/AlertDialog.tsx";
import { Button } from "#ui/Button.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

/** For a permanent link that has spread too far (Guidebooks 2). */
export function NewSlug({ guidebookId }: { guidebookId: string }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const move = useCall({
    mutationFn: () => jsonOf(guidebookCalls.guidebooks[":id"].slug.$post({ param: { id: guidebookId } })),
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: guidebookKeys.share(guidebookId) }),
        client.invalidateQueries({ queryKey: guidebookKeys.one(guidebookId), exact: true }),
        client.invalidateQueries({ queryKey: guidebookKeys.all, exact: true }),
      ]);
      showToast({
        title: "New permanent link",
        description: "Send the new link, and print the QR code again.",
      });
      setAsking(false);
    },
    onSessionEnd: () => setAsking(false),
    failure: { title: "Error", description: "Failed to make a new link. Please try again." },
  });
  return (
    <>
      <p className="text-[0.9375rem] text-soft">
        If too many people have the link, make a new one. The old link and every printed QR code stop working
        at once.
      </p>
      <Button
        variant="quiet destructive"
        icon={RefreshCw}
        className="mt-1 -ml-5"
        onClick={() => setAsking(true)}
      >
        New permanent link
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Make a new permanent link?"
        description="The old link and every QR code that you printed stop working at once, for all guests. This cannot be undone."
        actionLabel="Make a new link"
        busyLabel="Making it..."
        busy={move.isPending}
        destructive
        onAction={() => move.mutate()}
      />
    </>
  );
}
