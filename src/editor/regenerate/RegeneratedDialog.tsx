import type { Regenerated } from "#generation/contract.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { SectionSide } from "#editor/sections/SectionSide.tsx";
import { asGuestSection } from "#editor/sections/guestSection.ts";

interface RegeneratedDialogProps {
  section: HostSection;
  title: string;
  regenerated: Regenerated;
  isTaking: boolean;
  onTake: () => void;
  onClose: () => void;
}

/** Shows a section next to its newly generated version: the host decides which one guests read. */
export function RegeneratedDialog({
  section,
  title,
  regenerated,
  isTaking,
  onTake,
  onClose,
}: RegeneratedDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissOnOutside={false}
      size="large"
      title={`${title}, written again`}
      description="What you wrote or changed yourself is in both. Guests keep reading the old one until you choose."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep the old one
          </Button>
          <Button busy={isTaking} busyLabel="Saving..." onClick={onTake}>
            Use the new one
          </Button>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <SectionSide title="Old" section={section} empty="Nothing here." />
        <SectionSide
          title="New"
          section={asGuestSection(section, regenerated.content)}
          empty="We found nothing to write."
        />
      </div>
    </Dialog>
  );
}
