import { useQuery } from "@tanstack/react-query";
import { ChevronRight, FileText, MessageSquare } from "lucide-react";
import { useRef, type ReactNode, type Ref } from "react";
import type { Guidebook } from "#guidebooks/contract.ts";
import { shareQuery } from "#guidebooks/client.ts";
import { qrPath } from "#core/qr.ts";
import { Button } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { Dialog, DialogClose } from "#ui/Dialog.tsx";
import { QrCode } from "#ui/QrCode.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { DoorCodeNotice } from "#editor/share/DoorCodeNotice.tsx";
import { LinkToSend } from "#editor/share/LinkToSend.tsx";
import { NewSlug } from "#editor/share/NewSlug.tsx";
import { ShareLinks } from "#editor/share/ShareLinks.tsx";
import { ShareCards } from "#editor/share/ShareCards.tsx";
import { WhichLink } from "#editor/share/WhichLink.tsx";
import { ButtonLink } from "#ui/ButtonLink.tsx";

/** In pixels (Sharing 7). */
const QR_SIZE = 150;

interface ShareDialogProps {
  guidebook: Guidebook;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ShareDialog({ guidebook: { id }, open, onOpenChange }: ShareDialogProps) {
  const { data: sharing } = useQuery({ ...shareQuery(id), enabled: open });
  const links = useRef<HTMLDetailsElement>(null);
  const openLinks = () => {
    if (!links.current) return;
    links.current.open = true;
    links.current.querySelector<HTMLInputElement>("input[type=date]")?.focus();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Share your guidebook"
      description="Guests open the link or scan the code. They need no account."
      footer={
        <DialogClose asChild>
          <Button variant="secondary">Close</Button>
        </DialogClose>
      }
    >
      {sharing ? (
        <>
          <WhichLink guidebookId={id} />
          <LinkToSend sharing={sharing} />
          {sharing.showsDoorCode && <DoorCodeNotice guidebookId={id} onMakeLink={openLinks} />}
          {/* Drawn in the browser: the link is the key to the property and is sent to no service. */}
          <QrCode
            code={qrPath(sharing.url, { margin: 2 })}
            size={QR_SIZE}
            label="QR code of the link"
            className="mx-auto my-5 rounded-lg"
          />
          <Part title="Links that you can end" ref={links}>
            <ShareLinks guidebookId={id} sharing={sharing} />
          </Part>
          <Part title="Messages to guests, and texts for Airbnb">
            <ShareTexts guidebookId={id} />
          </Part>
          <Part title="Cards for the door, the Wi-Fi and appliances">
            <ShareCards guidebookId={id} />
          </Part>
          <Part title="New permanent address" look="text-clay">
            <NewSlug guidebookId={id} />
          </Part>
        </>
      ) : (
        <Skeleton className="h-64" />
      )}
    </Dialog>
  );
}

interface PartProps {
  title: string;
  look?: string;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
}

function Part({ title, look, ref, children }: PartProps) {
  return (
    <details ref={ref} className="group border-t border-line">
      <summary
        className={classes(
          "flex min-h-12 items-center justify-between gap-3 py-3 leading-snug font-semibold [&::-webkit-details-marker]:hidden",
          look,
        )}
      >
        {title}
        <ChevronRight size={18} aria-hidden className="text-soft transition-transform group-open:rotate-90" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

/** The way to what a host sends besides a link: ready messages, and texts for a platform's own fields. */
function ShareTexts({ guidebookId }: { guidebookId: string }) {
  return (
    <>
      <p className="text-[0.9375rem] text-soft">
        Two messages are ready for each stay. What guests need most also fits into Airbnb’s own fields, as
        plain text.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to="/stays/messages" variant="secondary" icon={MessageSquare}>
          Ready messages
        </ButtonLink>
        <ButtonLink to={`/guidebooks/${guidebookId}/airbnb`} variant="secondary" icon={FileText}>
          For Airbnb
        </ButtonLink>
      </div>
    </>
  );
}
