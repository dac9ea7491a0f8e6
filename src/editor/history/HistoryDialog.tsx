import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { type SectionVersion, type VersionAction, VERSION_DAYS } from "#guidebooks/history/contract.ts";
import { historyQuery, versionQuery } from "#guidebooks/client.ts";
import { formatMoment } from "#core/format.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { showToast } from "#ui/toast.ts";
import { DoorCodeDialog } from "#editor/access/DoorCodeDialog.tsx";
import { useDoorCodeQuestion } from "#editor/access/useDoorCodeQuestion.ts";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { useRestoreVersion } from "#editor/history/useRestoreVersion.ts";
import { VersionChanges } from "#editor/history/VersionChanges.tsx";

interface HistoryDialogProps {
  guidebookId: string;
  section: HostSection;
  title: string;
  onClose: () => void;
}

/** What a section held before: who saved it and when, what that changed, and the way back to it (History 1). */
export function HistoryDialog({ guidebookId, section, title, onClose }: HistoryDialogProps) {
  const { data: versions, error, refetch } = useQuery(historyQuery(section.id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={`History of ${title}`}
      description={`The latest 50 versions. We keep each one for ${VERSION_DAYS} days after it is replaced.`}
    >
      {!versions && error && (
        <LoadFailed error={error} onRetry={refetch}>
          Failed to load the history. Please try again.
        </LoadFailed>
      )}
      {!versions && !error && <Skeleton className="h-40" />}
      {versions?.length === 0 && <p className="text-soft">Nothing has been changed in this section yet.</p>}
      {versions && versions.length > 0 && (
        <Versions guidebookId={guidebookId} section={section} versions={versions} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface VersionsProps extends Omit<HistoryDialogProps, "title"> {
  versions: SectionVersion[];
}

function Versions({ guidebookId, section, versions, onClose }: VersionsProps) {
  const [chosen, setChosen] = useState(versions[0]?.version);
  const restore = useRestoreVersion(guidebookId, () => {
    showToast({ title: "Version restored", description: "What it replaced is in the history too." });
    onClose();
  });
  const { data: version } = useQuery({
    ...versionQuery(section.id, chosen ?? 0),
    enabled: chosen !== undefined,
  });
  const { sendOrAskWhen, isAskingWhen, doorCodeQuestion } = useDoorCodeQuestion((restored: number) => {
    restore.mutate({ id: section.id, version: restored, current: section.version });
    return true;
  });
  return (
    <>
      <DoorCodeDialog question={doorCodeQuestion} />
      <ul className="space-y-2">
        {versions.map((one, at) => (
          <li key={one.version} className="rounded-field border border-line">
            <button
              type="button"
              aria-expanded={one.version === chosen}
              onClick={() => setChosen(one.version === chosen ? undefined : one.version)}
              className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 rounded-field px-4 py-2.5 text-left hover:bg-linen"
            >
              <span className="font-semibold">{formatMoment(one.savedAt)}</span>
              <span className="text-soft">{describeVersion(one)}</span>
            </button>
            {one.version === chosen && (
              <div className="space-y-4 border-t border-line p-4">
                <VersionChanges section={section} version={one.version} before={versions[at + 1]?.version} />
                {!one.isCurrent && (
                  <Button
                    size="small"
                    variant="secondary"
                    busy={restore.isPending || isAskingWhen}
                    busyLabel="Restoring..."
                    disabled={!version}
                    onClick={() =>
                      version &&
                      sendOrAskWhen(one.version, [
                        { sectionId: section.id, before: section.content, after: version.content },
                      ])
                    }
                  >
                    Restore this version
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const actions: Record<VersionAction, string> = {
  before: "As it was before",
  saved: "Saved",
  generated: "Written from the address",
  restored: "An earlier version, restored",
  parted: "Stopped sharing",
  imported: "Imported from elsewhere",
};

function describeVersion({ action, by, isCurrent }: SectionVersion): string {
  const words = by === null ? actions[action] : `${actions[action]} by ${by}`;
  return isCurrent ? `${words} · now` : words;
}
