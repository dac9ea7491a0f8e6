import { Undo2 } from "lucide-react";
import { Button } from "#platform/ui/Button.tsx";

/** Stands where the list ends until the next removal: the last removed row can come back. */
export function RemovedRow({ place, name, onUndo }: { place: string; name: string; onUndo: () => void }) {
  return (
    <div
      data-row={place}
      className="mt-2 flex items-center justify-between gap-3 rounded-field bg-linen py-1 pr-1 pl-3.5"
    >
      <p className="min-w-0 truncate text-sm text-soft">Removed “{name}”</p>
      <Button variant="quiet" size="small" icon={Undo2} data-part="undo" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
