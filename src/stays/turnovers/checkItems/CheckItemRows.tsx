import { AddRow } from "#sections/editing/AddRow.tsx";
import { RowActions } from "#sections/editing/RowActions.tsx";
import { RowsFrame } from "#sections/editing/RowsFrame.tsx";
import { Suggestions } from "#sections/editing/Suggestions.tsx";
import { useRows } from "#sections/editing/useRows.ts";
import {
  CHECK_ITEM_MAX,
  CHECK_ITEMS_MAX,
  type CheckListChange,
} from "#stays/turnovers/checkItems/contract.ts";
import { Textarea } from "#ui/Textarea.tsx";

type Row = NonNullable<CheckListChange["items"]>[number];

interface CheckItemRowsProps {
  rows: Row[];
  /** What the guidebook names, for those that are not in the list. */
  proposed: readonly string[];
  onChange: (rows: Row[]) => void;
  errorAt: (index: number) => string | undefined;
}

/** The lines of a check list, edited in place. */
export function CheckItemRows({ rows, proposed, onChange, errorAt }: CheckItemRowsProps) {
  const nameOf = ({ text }: Row) => text || "empty line";
  const edits = useRows(rows, onChange, nameOf);
  const isFull = edits.entries.length >= CHECK_ITEMS_MAX;
  return (
    <RowsFrame
      edits={edits}
      nameOf={nameOf}
      add={
        isFull ? (
          <p className="text-sm text-soft">A list has at most {CHECK_ITEMS_MAX} lines.</p>
        ) : (
          <div className="space-y-4">
            <Suggestions
              texts={proposed.filter((text) => !rows.some((row) => row.text === text))}
              onAdd={(text) => edits.insert(edits.entries.length, { text })}
            />
            <AddRow
              label="Add a line"
              placeholder="Balcony swept"
              maxLength={CHECK_ITEM_MAX}
              error={errorAt(edits.entries.length)}
              onType={(text) => edits.type(text === null ? null : { text })}
              onAdd={edits.addTyped}
            />
          </div>
        )
      }
    >
      {({ index, row }) => {
        const error = errorAt(index);
        return (
          <div className="flex flex-wrap items-start gap-x-1">
            <Textarea
              rows={1}
              aria-label={`Line ${index + 1}`}
              aria-invalid={error ? true : undefined}
              data-part="field"
              className="min-h-11! flex-1 resize-none!"
              maxLength={CHECK_ITEM_MAX}
              value={row.text}
              onChange={({ target }) =>
                edits.change(index, { ...row, text: target.value.replace(/\s*\n\s*/g, " ") })
              }
              onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
            />
            <RowActions
              name={nameOf(row)}
              index={index}
              count={edits.entries.length}
              onMove={(step) => edits.move(index, step)}
              onRemove={() => edits.remove(index)}
            />
            {error && <p className="w-full text-sm font-medium text-clay">{error}</p>}
          </div>
        );
      }}
    </RowsFrame>
  );
}
