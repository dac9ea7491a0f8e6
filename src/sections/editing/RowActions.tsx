import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { IconButton } from "#ui/IconButton.tsx";

interface RowActionsProps {
  /** The row's name, included in each button's label. */
  name: string;
  index: number;
  count: number;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One row alone has no order. At the ends a button stays focusable and does nothing, so that moving a row to the top keeps the focus. */
export function RowActions({ name, index, count, onMove, onRemove }: RowActionsProps) {
  const first = index === 0;
  const last = index === count - 1;
  return (
    <div className="-mr-2 flex shrink-0">
      {count > 1 && (
        <>
          <IconButton
            icon={ArrowUp}
            iconSize={18}
            label={`Move up: ${name}`}
            data-part="up"
            aria-disabled={first || undefined}
            onClick={() => onMove(-1)}
            className="aria-disabled:opacity-35"
          />
          <IconButton
            icon={ArrowDown}
            iconSize={18}
            label={`Move down: ${name}`}
            data-part="down"
            aria-disabled={last || undefined}
            onClick={() => onMove(1)}
            className="-ml-1.5 aria-disabled:opacity-35"
          />
        </>
      )}
      <IconButton
        icon={Trash2}
        iconSize={18}
        variant="destructive"
        label={`Remove: ${name}`}
        onClick={onRemove}
        className="-ml-1.5"
      />
    </div>
  );
}
