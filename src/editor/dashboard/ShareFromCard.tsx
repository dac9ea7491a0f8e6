import { Share2 } from "lucide-react";
import type { Guidebook } from "#guidebooks/contract.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { ShareDialog } from "#editor/share/ShareDialog.tsx";
import { useShare } from "#editor/share/useShare.ts";

/** Shares a guidebook without a way through its editor. */
export function ShareFromCard({ guidebook }: { guidebook: Guidebook }) {
  const share = useShare(guidebook.id);
  return (
    <>
      <IconButton
        icon={Share2}
        label={`Share ${guidebook.name}`}
        variant="secondary"
        iconSize={18}
        aria-busy={share.isPending || undefined}
        onClick={() => share.isPending || share.open()}
      />
      <ShareDialog guidebook={guidebook} open={share.isOpen} onOpenChange={share.setOpen} />
    </>
  );
}
