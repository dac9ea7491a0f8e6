import type { HostSection, SectionSave } from "#guidebooks/contract.ts";
import { useQuery } from "@tanstack/react-query";
import { sharedSectionsQuery } from "#guidebooks/client.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { rowOf } from "#sections/catalog.ts";
import { changedLines } from "#sections/differences/differences.ts";
import { ChangedLines } from "#sections/differences/ChangedLines.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { formatProperties } from "#guidebooks/shared/effects.ts";
import { PropertyEffects } from "#guidebooks/shared/PropertyEffects.tsx";

interface SharedSaveDialogProps {
  guidebookId: string;
  section: HostSection;
  save: SectionSave;
  /** The form stays open, with its draft. */
  onClose: () => void;
  onSave: (save: SectionSave) => void;
}

/** Shows which properties a save of a shared section changes, and how, before anything is sent (Shared content 5). */
export function SharedSaveDialog({ guidebookId, section, save, onClose, onSave }: SharedSaveDialogProps) {
  const { data, error, refetch } = useQuery(sharedSectionsQuery(guidebookId));
  const shared = data?.find(({ id }) => id === section.shared?.id);
  const count = shared ? shared.properties.length + shared.others : (section.shared?.properties ?? 0);
  const lines = changedLines(section.type, section.content, save.content);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissOnOutside={false}
      size="large"
      title={`${section.tile ?? rowOf(section.type).title} changes in ${formatProperties(count)}`}
      description="This section is shared. Save it for all of these homes, or for this home only."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Back
          </Button>
          <Button variant="secondary" onClick={() => onSave({ ...save, copy: true })}>
            Only this home
          </Button>
          {shared?.mayEdit !== false && (
            <Button onClick={() => onSave(save)}>Save for {formatProperties(count)}</Button>
          )}
        </>
      }
    >
      <div className="space-y-5">
        {shared?.mayEdit === false && (
          <Notice tone="warn">
            You cannot change all of these homes. Save a copy for this home, or ask a person who can.
          </Notice>
        )}
        <section aria-labelledby="shared-changes">
          <h3 id="shared-changes" className="mb-2 text-lg">
            What changes
          </h3>
          {lines.length > 0 ? (
            <ChangedLines lines={lines} />
          ) : (
            <p className="text-soft">The words stay the same. Formatting may change.</p>
          )}
        </section>
        <section aria-labelledby="shared-homes">
          <h3 id="shared-homes" className="mb-2 text-lg">
            Where it appears
          </h3>
          {shared && <PropertyEffects {...shared} content={save.content} />}
          {!data && error && (
            <LoadFailed error={error} onRetry={refetch}>
              Failed to load the homes. Please try again.
            </LoadFailed>
          )}
          {!data && !error && <Skeleton className="h-24" />}
        </section>
      </div>
    </Dialog>
  );
}
