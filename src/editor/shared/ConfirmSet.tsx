import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { catalog, type SectionType } from "#sections/catalog.ts";
import { formatProperties } from "#guidebooks/shared/effects.ts";
import { PropertyChanges } from "#editor/shared/PropertyChanges.tsx";

interface ConfirmSetProps {
  type: SectionType;
  content: object;
  properties: readonly { id: string; name: string }[];
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Shows what changes in each property, before anything is sent (Shared content 5). */
export function ConfirmSet({ type, content, properties, busy, onClose, onConfirm }: ConfirmSetProps) {
  return (
    <Dialog
      open
      onOpenChange={() => busy || onClose()}
      dismissOnOutside={false}
      size="large"
      title={`${catalog[type].title} changes in ${formatProperties(properties.length)}`}
      description="They will share this section from now on. What each had before stays in its history."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button busy={busy} busyLabel="Saving..." onClick={onConfirm}>
            Save for {formatProperties(properties.length)}
          </Button>
        </>
      }
    >
      <PropertyChanges properties={properties} type={type} content={content} />
    </Dialog>
  );
}
