import { Houses } from "lucide-react";
import { useState } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { DoorCodeDialog } from "#editor/access/DoorCodeDialog.tsx";
import { SharingDialog } from "#editor/sections/SharingDialog.tsx";
import { useFollowAfterQuestion } from "#editor/shared/useFollowAfterQuestion.ts";

interface SectionSharingProps {
  guidebookId: string;
  section: HostSection;
  title: string;
  disabled: boolean;
}

/** The way to where a section is shared. */
export function SectionSharing({ guidebookId, section, title, disabled }: SectionSharingProps) {
  const [open, setOpen] = useState(false);
  const { follow, doorCodeQuestion } = useFollowAfterQuestion(guidebookId, section, () => {});
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={Houses}
        disabled={disabled}
        onClick={() => setOpen(true)}
        className="text-soft"
      >
        {section.shared ? "Sharing" : "Share with homes"}
        <span className="sr-only">: {title}</span>
      </Button>
      {open && (
        <SharingDialog
          guidebookId={guidebookId}
          section={section}
          onClose={() => setOpen(false)}
          onUndo={follow}
        />
      )}
      <DoorCodeDialog question={doorCodeQuestion} />
    </>
  );
}
