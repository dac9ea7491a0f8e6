import type { Guidebook } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { useRestoreGuidebook } from "#editor/dashboard/useRestoreGuidebook.ts";

/** Says that guests cannot open a guidebook that was put away, with the way back. */
export function ArchivedNotice({ guidebook }: { guidebook: Guidebook }) {
  const restore = useRestoreGuidebook();
  return (
    <Notice
      tone="warn"
      title={guidebook.deletedAt === null ? "This guidebook is archived" : "This guidebook is in the bin"}
      className="mt-6"
      action={
        <Button
          size="small"
          busy={restore.isPending}
          busyLabel="Restoring..."
          onClick={() => restore.mutate(guidebook.id)}
        >
          Restore
        </Button>
      }
    >
      Guests cannot open it until you restore it.
    </Notice>
  );
}
