import { Houses } from "lucide-react";
import { useState } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { SharingDialog } from "#editor/sections/SharingDialog.tsx";

interface SectionSharingProps {
  guidebookId: string;
  section: HostSection;
  title: string;
  disabled: boolean;
}

/** The way to where a section is shared. */
export function SectionSharing({ guidebookId, section, title, disabled }: SectionSharingProps) {
  const [open, setOpen] = useState(false);
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
      {open && <SharingDialog guidebookId={guidebookId} section={section} onClose={() => setOpen(false)} />}
    </>
  );
}
