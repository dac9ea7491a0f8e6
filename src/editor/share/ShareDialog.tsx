import { useQuery } from "@tanstack/react-query";
import type { Guidebook } from "#guidebooks/contract.ts";
import { shareQuery } from "#guidebooks/client.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog, DialogClose } from "#ui/Dialog.tsx";
import { LinkToCopy } from "#editor/share/LinkToCopy.tsx";
import { LinkSecrets } from "#editor/share/LinkSecrets.tsx";
import { OtherWays } from "#editor/share/OtherWays.tsx";
import { ShareCode } from "#editor/share/ShareCode.tsx";

interface ShareDialogProps {
  guidebook: Guidebook;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The permanent link first, who sees what by it, its QR code; all else is folded (Sharing 7). */
export function ShareDialog({ guidebook: { id }, open, onOpenChange }: ShareDialogProps) {
  const { data: sharing } = useQuery({ ...shareQuery(id), enabled: open });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title="Share your guidebook"
      withoutCross
      footer={
        <DialogClose>
          <Button variant="secondary">Close</Button>
        </DialogClose>
      }
    >
      <LinkToCopy sharing={sharing}>
        {sharing && <LinkSecrets guidebookId={id} secrets={sharing.secrets} />}
      </LinkToCopy>
      <ShareCode sharing={sharing} />
      {sharing && <OtherWays guidebookId={id} sharing={sharing} />}
    </Dialog>
  );
}
