import { Share2 } from "lucide-react";
import type { ReactNode } from "react";
import type { Sharing } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { hasShareSheet } from "#ui/shareSheet.ts";
import { Textarea } from "#ui/Textarea.tsx";
import { sendLink } from "#editor/share/MessageToSend.tsx";
import { CopyButton } from "#editor/share/CopyButton.tsx";

interface LinkToCopyProps {
  /** Undefined until there is a link. */
  sharing: Sharing | undefined;
  /** Who sees what by the link: it stands before the buttons. */
  children: ReactNode;
}

/** The permanent link, whole on every screen: a narrow one breaks it before the slug. Without it, its place. */
export function LinkToCopy({ sharing, children }: LinkToCopyProps) {
  const url = sharing?.url;
  return (
    <div className="flex flex-col gap-3">
      <Textarea
        readOnly
        aria-label="Link"
        aria-busy={url === undefined}
        rows={1}
        value={url ?? ""}
        placeholder="Creating the link…"
        className="min-h-12.5! resize-none! py-3! wrap-anywhere text-balance"
        onFocus={(event) => event.target.select()}
      />
      {children}
      <div className="flex gap-2 sm:*:max-w-48">
        <CopyButton text={url ?? ""} disabled={url === undefined} className="min-h-12! flex-1" />
        {hasShareSheet() && (
          <Button
            variant="secondary"
            icon={Share2}
            disabled={!sharing}
            className="min-h-12! flex-1"
            onClick={() => sharing && void sendLink(sharing, sharing.url)}
          >
            Share…
          </Button>
        )}
      </div>
    </div>
  );
}
