import { useQuery } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import type { HostSection } from "#guidebooks/contract.ts";
import { accessQuery, staysQuery } from "#stays/client.ts";
import { AccessDialog } from "#editor/access/AccessDialog.tsx";
import type { AccessFieldName } from "#editor/access/AccessFields.tsx";

interface KnownAccessDialogProps {
  guidebookId: string;
  /** The sections as the host has them, with what is not saved yet. */
  sections: () => HostSection[];
  focusOn?: AccessFieldName | undefined;
  onClose: () => void;
  /** Leaves for a section. */
  onGo: (type: string) => void;
}

/** The dialog about who sees the codes, once it is known who does. */
export function KnownAccessDialog(props: KnownAccessDialogProps) {
  const { guidebookId, sections, focusOn, onClose, onGo } = props;
  const { data: access } = useQuery(accessQuery(guidebookId));
  const { data: stays } = useQuery(staysQuery(guidebookId));
  if (!access || !stays) return null;
  return (
    <AccessDialog
      guidebookId={guidebookId}
      access={access}
      stays={stays}
      sections={sections()}
      focusOn={focusOn}
      onClose={onClose}
      onGo={(type) => {
        flushSync(onClose);
        // The dialog that has closed gives the focus back first.
        setTimeout(() => onGo(type));
      }}
    />
  );
}
