import { useLocation } from "react-router";
import type { Guidebook } from "#guidebooks/contract.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { useOnline } from "#studio/editor/browserState.ts";
import { UnfoundNotice } from "#studio/unfound/UnfoundNotice.tsx";
import { QualityNotice } from "#studio/editor/QualityNotice.tsx";
import { qualityIn } from "#studio/quality.ts";
import { useRestoreGuidebook } from "#studio/useRestoreGuidebook.ts";

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
