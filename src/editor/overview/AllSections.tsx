import { useState, type ReactNode } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { SectionLinks } from "#editor/overview/SectionLinks.tsx";

interface AllSectionsProps {
  sections: readonly HostSection[];
  current?: string;
  onGo: (anchor: string) => void;
  /** The button that opens it. */
  trigger: ReactNode;
}

/** The whole list as a dialog, on screens too narrow for it next to the cards. */
export function AllSections({ sections, current, onGo, trigger }: AllSectionsProps) {
  const [open, setOpen] = useState(false);

  const [chosen, setChosen] = useState<string | null>(null);

  function turn(isOpen: boolean) {
    setOpen(isOpen);
    setChosen(null);
  }

  function go(anchor: string) {
    setOpen(false);
    setChosen(anchor);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={turn}
      afterClose={chosen === null ? undefined : () => onGo(chosen)}
      title="Sections"
      trigger={trigger}
    >
      <SectionLinks
        sections={sections}
        {...(current !== undefined && { current })}
        onGo={go}
        className="-mx-2.5"
      />
    </Dialog>
  );
}
