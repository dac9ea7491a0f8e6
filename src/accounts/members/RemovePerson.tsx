import { AlertDialog } from "#ui/AlertDialog.tsx";
import { MadeLinks } from "#accounts/members/MadeLinks.tsx";
import { useMadeLinks } from "#accounts/members/useMadeLinks.ts";
import { useRemovePerson } from "#accounts/members/useRemovePerson.ts";

/** Asks before a member is removed, and which of their links with codes end (People 13). */
export function RemovePerson({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const made = useMadeLinks(id);
  const remove = useRemovePerson(
    {
      title: "Removed",
      description: `${name} no longer has access. ${made.ended.length > 0 ? "The links you chose no longer work." : "What they made stays."}`,
    },
    onClose,
  );
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={`Remove ${name}?`}
      description="They will no longer have access to this account. Invitations they sent end, and the guidebooks they made stay. Codes and permanent links they know keep working until you change them."
      actionLabel="Remove"
      busyLabel={made.isLoading ? "Checking..." : "Removing..."}
      busy={remove.isPending || made.isLoading}
      destructive
      onAction={() => remove.mutate({ id, end: made.ended })}
    >
      <MadeLinks name={name} made={made} />
    </AlertDialog>
  );
}
