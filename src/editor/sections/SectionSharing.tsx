import { Houses } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { guidebooksQuery } from "#guidebooks/client.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { useFollowAfterQuestion } from "#editor/shared/useFollowAfterQuestion.ts";
import { DoorCodeDialog } from "#editor/dialogs.ts";
import { deferredPart } from "#ui/deferred.tsx";

const SharingDialog = deferredPart(
  async () => (await import("#editor/sections/SharingDialog.tsx")).SharingDialog,
);

interface SectionSharingProps {
  guidebookId: string;
  section: HostSection;
  title: string;
  disabled: boolean;
}

/** The way to other properties that use a section: absent with one property, and for the property itself. */
export function SectionSharing({ guidebookId, section, title, disabled }: SectionSharingProps) {
  const [open, setOpen] = useState(false);
  const { follow, doorCodeQuestion } = useFollowAfterQuestion(guidebookId, section, () => {});
  const { data: guidebooks = [] } = useQuery(guidebooksQuery);
  const isAlone = guidebooks.length < 2 || section.type === "property";
  if (isAlone && !section.shared) return null;
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
        Use in other properties<span className="sr-only">: {title}</span>
      </Button>
      {open && (
        <SharingDialog
          guidebookId={guidebookId}
          section={section}
          onClose={() => setOpen(false)}
          onUndo={follow}
        />
      )}
      {doorCodeQuestion && <DoorCodeDialog question={doorCodeQuestion} />}
    </>
  );
}
