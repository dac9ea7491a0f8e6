import { useState } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { titleOf } from "#editor/overview/SectionLinks.tsx";
import { withOtherName } from "#editor/rename/nameInSections.ts";
import type { SectionForms } from "#editor/sections/useSectionForms.ts";

interface RenameDialogProps {
  from: string;
  to: string;
  /** Those in whose words the old name stands. */
  sections: readonly HostSection[];
  sectionForms: SectionForms;
  onClose: () => void;
}

/** Offers to change a guidebook's name in its sections too. History can undo it. */
export function RenameDialog({ from, to, sections, sectionForms, onClose }: RenameDialogProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = sections.filter(({ id }) => !left.includes(id));

  function change() {
    for (const section of chosen) sectionForms.saveContent(section, withOtherName(section, from, to));
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Change the name there too?"
      description={`“${from}” also stands in these sections. Guests would read both names.`}
      dismissOnOutside={false}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Leave them
          </Button>
          <Button disabled={chosen.length === 0} onClick={change}>
            Change to “{to}”
          </Button>
        </>
      }
    >
      {sections.map((section) => (
        <Checkbox
          key={section.id}
          label={titleOf(section)}
          checked={!left.includes(section.id)}
          onChange={({ target }) =>
            setLeft(target.checked ? left.filter((id) => id !== section.id) : [...left, section.id])
          }
        />
      ))}
    </Dialog>
  );
}
