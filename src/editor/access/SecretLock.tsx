import { useQuery } from "@tanstack/react-query";
import { LockKeyhole, LockKeyholeOpen } from "lucide-react";
import { useState } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { DocumentLink } from "#ui/DocumentLink.tsx";
import { linkLook } from "#ui/buttonLook.ts";
import { accessQuery } from "#stays/client.ts";
import { isForStays, formatKnownTo, formatWhoSees } from "#editor/access/formatAccess.ts";
import { KnownAccessDialog } from "#editor/dialogs.ts";

interface SecretLockProps {
  guidebookId: string;
  opens: "door" | "network";
  /** The sections as the host has them, with what is not saved yet. */
  sections: () => HostSection[];
  onGo: (type: string) => void;
}

/** Shows in a field's hint who sees a secret, with a button to change that. */
export function SecretLock({ guidebookId, opens, sections, onGo }: SecretLockProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: access } = useQuery(accessQuery(guidebookId));
  if (!access) return "Checking who sees this.";
  const hidden = isForStays(access, opens);
  const Icon = hidden ? LockKeyhole : LockKeyholeOpen;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="flex gap-1.5">
          <Icon size={16} className={hidden ? "mt-0.5 text-pine" : "mt-0.5"} aria-hidden />
          {formatWhoSees(access, opens)}
        </span>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className={`${linkLook} inline-flex min-h-11 items-center`}
        >
          Change<span className="sr-only"> who sees the {opens === "door" ? "door code" : "password"}</span>
        </button>
      </span>
      {hidden && opens === "door" && access.doorCodeKnownTo > 0 && (
        <span className="block">{formatKnownTo(access.doorCodeKnownTo)}</span>
      )}
      {hidden && opens === "network" && (
        <DocumentLink href={`/api/guidebooks/${guidebookId}/print`} className={linkLook}>
          Print the sheet with the Wi-Fi
        </DocumentLink>
      )}
      {isOpen && (
        <KnownAccessDialog
          guidebookId={guidebookId}
          sections={sections}
          onClose={() => setOpen(false)}
          onGo={onGo}
        />
      )}
    </>
  );
}
