import { useLocation } from "react-router";
import type { Guidebook } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { useOnline } from "#ui/browserState.ts";
import { UnfoundNotice } from "#guidebooks/searchesWithoutResult/UnfoundNotice.tsx";
import { QualityNotice } from "#editor/sections/QualityNotice.tsx";
import { qualityIn } from "#editor/quality.ts";
import { useRestoreGuidebook } from "#editor/dashboard/useRestoreGuidebook.ts";

interface EditorNoticesProps {
  guidebook: Guidebook;
  /** Leads to a section's card. */
  onSection: (type: string) => void;
}

/** What the host should know of the guidebook as a whole. */
export function EditorNotices({ guidebook, onSection }: EditorNoticesProps) {
  const online = useOnline();
  const quality = qualityIn(useLocation().state);
  return (
    <>
      {!online && (
        <Notice tone="warn" title="You are offline" className="mt-6">
          What you write is kept on this device. Save it when the connection is back.
        </Notice>
      )}
      {guidebook.archivedAt !== null && <ArchivedNotice guidebook={guidebook} />}
      <UnfoundNotice guidebookId={guidebook.id} />
      {quality && <QualityNotice quality={quality} onSection={onSection} />}
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
