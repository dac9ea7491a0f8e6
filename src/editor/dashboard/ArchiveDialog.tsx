import { useQueryClient } from "@tanstack/react-query";
import { guidebookCalls, guidebookKeys } from "#guidebooks/client.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { AlertDialog } from "#ui/AlertDialog.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useLast } from "#ui/useLast.ts";
import { AffectedGuests } from "#editor/dashboard/AffectedGuests.tsx";
import { useRestoreGuidebook } from "#editor/dashboard/useRestoreGuidebook.ts";

interface ArchiveDialogProps {
  /** The guidebook in question, or null while nothing is asked. */
  guidebook: ListedGuidebook | null;
  onCancel: () => void;
  onArchived: () => void;
}

export function ArchiveDialog({ guidebook, onCancel, onArchived }: ArchiveDialogProps) {
  // While it fades, it says what it asked.
  const selected = useLast(guidebook);
  const client = useQueryClient();
  const restore = useRestoreGuidebook();
  const archive = useCall({
    mutationFn: (id: string) => guidebookCalls.guidebooks[":id"].archive.$patch({ param: { id } }),
    onSuccess: async (_answer, id) => {
      client.removeQueries({ queryKey: guidebookKeys.one(id) });
      await Promise.all([
        client.invalidateQueries({ queryKey: guidebookKeys.all, exact: true }),
        client.invalidateQueries({ queryKey: guidebookKeys.archived }),
      ]);
      showToast({
        title: "Guidebook archived",
        description: "The guidebook has been successfully archived.",
        action: { label: "Undo", onSelect: () => restore.mutate(id) },
      });
      onArchived();
    },
    failure: () => ({ title: "Error", description: "Failed to archive the guidebook. Please try again." }),
  });

  return (
    <AlertDialog
      open={guidebook !== null}
      onOpenChange={onCancel}
      title="Archive Guidebook"
      description={
        <>
          <span className="mb-1 block font-semibold text-ink">{selected?.name}</span>
          <span className="mb-2 block text-ink">
            Its guest pages and QR code stop working until you restore it.
          </span>
          Are you sure you want to archive this guidebook? This action will hide it from your dashboard, but
          it can be restored later if needed.
        </>
      }
      actionLabel="Archive"
      busyLabel="Archiving..."
      busy={archive.isPending}
      onAction={() => guidebook && archive.mutate(guidebook.id)}
    >
      <AffectedGuests guidebookId={selected?.id} />
    </AlertDialog>
  );
}
