import { formatBytes } from "#core/format.ts";
import type { MapRegion } from "#operations/regions/contract.ts";
import { actionOf } from "#operations/regions/stepOf.ts";
import { AlertDialog } from "#ui/AlertDialog.tsx";

interface ConfirmRegionProps {
  region: MapRegion;
  freeBytes: number;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** States the download, the index and the free disk before a region is fetched; the server refuses what does not fit. */
export function ConfirmRegion({ region, freeBytes, busy, onClose, onConfirm }: ConfirmRegionProps) {
  const { name, bytes, indexBytes } = region;
  const sizes = `${formatBytes(bytes)} to download, about ${formatBytes(indexBytes)} more for its index. ${formatBytes(freeBytes)} are free.`;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`${actionOf(region)} ${name}?`}
      description={sizes}
      actionLabel={actionOf(region)}
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
