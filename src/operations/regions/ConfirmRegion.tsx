import { formatBytes } from "#core/format.ts";
import type { MapRegion } from "#operations/regions/contract.ts";
import { AlertDialog } from "#ui/AlertDialog.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog, DialogClose } from "#ui/Dialog.tsx";

interface ConfirmRegionProps {
  region: MapRegion;
  freeBytes: number;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** States the download, the index and the free disk before a region is fetched. */
export function ConfirmRegion({ region, freeBytes, busy, onClose, onConfirm }: ConfirmRegionProps) {
  const { name, bytes, indexBytes } = region;
  const sizes = `${formatBytes(bytes)} to download, about ${formatBytes(indexBytes)} more for its index. ${formatBytes(freeBytes)} are free.`;
  const title = `Get ${name}?`;
  const change = (open: boolean) => (open ? undefined : onClose());
  if (freeBytes < bytes + indexBytes)
    return (
      <Dialog
        open
        onOpenChange={change}
        title={`${name} does not fit`}
        description={sizes}
        footer={
          <DialogClose>
            <Button>Close</Button>
          </DialogClose>
        }
      >
        <p>Make room on the disk of the data folder, or choose a part of {name}.</p>
      </Dialog>
    );
  return (
    <AlertDialog
      open
      onOpenChange={change}
      title={title}
      description={sizes}
      actionLabel={region.importedAt === null ? "Get it" : "Update"}
      busyLabel="Starting..."
      busy={busy}
      onAction={onConfirm}
    >
      <p className="mt-2 text-soft">
        The server goes on serving meanwhile. After a restart it continues by itself.
      </p>
    </AlertDialog>
  );
}
