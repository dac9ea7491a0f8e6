import { useMutation, useQueryClient } from "@tanstack/react-query";
import { guidebookCalls } from "#guidebooks/client.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { guidebookKeys } from "#guidebooks/queries.ts";
import { AlertDialog } from "#platform/ui/AlertDialog.tsx";
import { useLast } from "#platform/ui/useLast.ts";
import { retryAfterSignIn } from "#studio/sessionEnd.ts";
import { showToast, showErrorToast } from "#studio/toasts.ts";

interface ArchiveDialogProps {
  /** The guidebook in question, or null while nothing is asked. */
  guidebook: ListedGuidebook | null;
  onCancel: () => void;
  onArchived: () => void;
}

export function ArchiveDialog({ guidebook, onCancel, onArchived }: ArchiveDialogProps) {
  const client = useQueryClient();
  const archive = useMutation({
    mutationFn: (id: string) => guidebookCalls.guidebooks[":id"].archive.$patch({ param: { id } }),
    onSuccess: async (_answer, id) => {
      client.removeQueries({ queryKey: guidebookKeys.one(id) });
      await Promise.all([
        client.invalidateQueries({ queryKey: guidebookKeys.all, exact: true }),
        client.invalidateQueries({ queryKey: guidebookKeys.archived }),
      ]);
      showToast("Guidebook archived", "The guidebook has been successfully archived.");
      onArchived();
    },
    onError: (error, id) => {
      if (retryAfterSignIn(error, () => archive.mutate(id))) return;
      showErrorToast("Error", "Failed to archive the guidebook. Please try again.");
    },
  });

  return (
    <AlertDialog
      open={guidebook !== null}
      onOpenChange={onCancel}
      title="Archive Guidebook"
      description="Are you sure you want to archive this guidebook? This action will hide it from your dashboard, but it can be restored later if needed."
      actionLabel="Archive"
      busyLabel="Archiving..."
      busy={archive.isPending}
      destructive
      onAction={() => guidebook && archive.mutate(guidebook.id)}
    >
      <p className="mt-3 font-semibold">{useLast(guidebook)?.name}</p>
      <p className="text-soft">Its guest pages and QR code stop working until you restore it.</p>
    </AlertDialog>
  );
}
