import type { Guidebook } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { useOnline } from "#ui/browserState.ts";
import { FoundLanguageNotice } from "#guidebooks/writtenLanguage/FoundLanguageNotice.tsx";
import { NoResultNotice } from "#guidebooks/searchesWithoutResult/NoResultNotice.tsx";
import { useRestoreGuidebook } from "#editor/dashboard/useRestoreGuidebook.ts";

interface EditorNoticesProps {
  guidebook: Guidebook;
}

/** What the host should know of the guidebook as a whole. */
export function EditorNotices({ guidebook }: EditorNoticesProps) {
  const online = useOnline();
  return (
    <>
      {!online && (
        <Notice tone="warn" title="You are offline" className="mt-6">
          What you write is kept on this device. Save it when the connection is back.
        </Notice>
      )}
      {guidebook.archivedAt !== null && <ArchivedNotice guidebook={guidebook} />}
      <FoundLanguageNotice guidebook={guidebook} />
      <NoResultNotice guidebookId={guidebook.id} />
    </>
  );
}

function ArchivedNotice({ guidebook }: { guidebook: Guidebook }) {
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
