import { Undo2 } from "lucide-react";
import { Button } from "#ui/Button.tsx";

interface UndoRowProps {
  place: string;
  /** What was done, as text. */
  words: string;
  onUndo: () => void;
}

/** Offers undo of the last removal or addition, until the next one. */
export function UndoRow({ place, words, onUndo }: UndoRowProps) {
  return (
    <div
      data-row={place}
      className="mt-2 flex items-center justify-between gap-3 rounded-field bg-linen py-1 pr-1 pl-3.5"
    >
      <p className="min-w-0 truncate text-sm text-soft">{words}</p>
      <Button variant="quiet" size="small" icon={Undo2} data-part="undo" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
