import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { Entry, Rows } from "#sections/editing/useRows.ts";
import { Button } from "#ui/Button.tsx";

interface RowsFrameProps<Row> {
  edits: Rows<Row>;
  nameOf: (row: Row) => string;
  add: ReactNode;
  children: (entry: Entry<Row>) => ReactNode;
}

/** A list in editing: rows, undo of the last removal, and the input that adds. */
export function RowsFrame<Row>({ edits, nameOf, add, children }: RowsFrameProps<Row>) {
  return (
    <div>
      {edits.entries.length > 0 && (
        <ul className="flex flex-col gap-2">
          {edits.entries.map((entry) => (
            <li key={entry.key} data-row={entry.place}>
              {children(entry)}
            </li>
          ))}
        </ul>
      )}
      {edits.removal && (
        <UndoRow
          place={edits.removal.place}
          words={`Removed “${nameOf(edits.removal.row)}”`}
          onUndo={edits.undo}
        />
      )}
      {edits.addition && <UndoRow place={edits.adding} words={edits.addition} onUndo={edits.undoAddition} />}
      <div data-row={edits.adding} className="mt-4 first:mt-0">
        {add}
      </div>
      <output className="sr-only">{edits.announcement}</output>
    </div>
  );
}

interface UndoRowProps {
  place: string;
  /** What was done, as text. */
  words: string;
  onUndo: () => void;
}

/** Offers undo of the last removal or addition, until the next one. */
function UndoRow({ place, words, onUndo }: UndoRowProps) {
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
