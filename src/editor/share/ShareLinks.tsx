import { Share2 } from "lucide-react";
import { useState } from "react";
import type { ShareLink, Sharing } from "#guidebooks/contract.ts";
import { isLive } from "#guidebooks/shareLink.ts";
import { AlertDialog } from "#ui/AlertDialog.tsx";
import { Button } from "#ui/Button.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { useLast } from "#ui/useLast.ts";
import { CopyIconButton } from "#editor/share/CopyButton.tsx";
import { hasShareSheet } from "#ui/shareSheet.ts";
import { formatLinkState } from "#editor/share/linkState.ts";
import { sendLink } from "#editor/share/MessageToSend.tsx";
import { NewLinkForm } from "#editor/share/NewLinkForm.tsx";
import { useEndShareLink } from "#editor/share/useEndShareLink.ts";

const nameOf = ({ label }: ShareLink) => label ?? "Share link";

/** Links in addition to the permanent one: each may have an end and can be ended (temporary links, Sharing 2). */
export function ShareLinks({ guidebookId, sharing }: { guidebookId: string; sharing: Sharing }) {
  const [ending, setEnding] = useState<ShareLink | null>(null);
  const lastEnding = useLast(ending);
  const [now] = useState(Date.now);
  const end = useEndShareLink(guidebookId, () => setEnding(null));

  return (
    <>
      <p className="text-[0.9375rem] text-soft">For someone without a booking. You can end it at any time.</p>
      <ul className="mt-2 divide-y divide-line">
        {sharing.links.map((link) => (
          <li key={link.token} className="flex min-h-13 items-center gap-1 py-1">
            <p className="min-w-0 flex-1 leading-snug">
              <span className="block truncate font-medium">{nameOf(link)}</span>
              <span className="text-sm text-soft">{formatLinkState(link, now)}</span>
            </p>
            {isLive(link, now) && (
              <>
                {hasShareSheet() && (
                  <IconButton
                    icon={Share2}
                    label={`Send ${nameOf(link)}`}
                    iconSize={18}
                    onClick={() => void sendLink(sharing, link.url)}
                  />
                )}
                <CopyIconButton text={link.url} label={`Copy ${nameOf(link)}`} />
                <Button
                  size="small"
                  variant="quiet destructive"
                  className="px-3!"
                  onClick={() => setEnding(link)}
                >
                  End<span className="sr-only"> {nameOf(link)}</span>
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      <NewLinkForm guidebookId={guidebookId} />
      <AlertDialog
        open={ending !== null}
        onOpenChange={() => setEnding(null)}
        title="End this link?"
        description={`“${lastEnding ? nameOf(lastEnding) : ""}” stops working at once. It cannot be brought back.`}
        actionLabel="End link"
        busyLabel="Ending..."
        busy={end.isPending}
        destructive
        onAction={() => ending && end.mutate(ending.token)}
      />
    </>
  );
}
