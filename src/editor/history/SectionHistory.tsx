import { History } from "lucide-react";
import { useState } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { deferredPart } from "#ui/deferred.tsx";

const HistoryDialog = deferredPart(
  async () => (await import("#editor/history/HistoryDialog.tsx")).HistoryDialog,
);

interface SectionHistoryProps {
  guidebookId: string;
  section: HostSection;
  title: string;
  disabled: boolean;
}

/** The way to what a section held before. */
export function SectionHistory({ guidebookId, section, title, disabled }: SectionHistoryProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={History}
        disabled={disabled}
        onClick={() => setOpen(true)}
        className="text-soft"
      >
        History<span className="sr-only"> of {title}</span>
      </Button>
      {open && (
        <HistoryDialog
          guidebookId={guidebookId}
          section={section}
          title={title}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
