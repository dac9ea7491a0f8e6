import { Textarea } from "#ui/Textarea.tsx";
import { AddRow } from "#sections/editing/AddRow.tsx";
import { RowActions } from "#sections/editing/RowActions.tsx";
import { RowsFrame } from "#sections/editing/RowsFrame.tsx";
import { Suggestions } from "#sections/editing/Suggestions.tsx";
import { useRows } from "#sections/editing/useRows.ts";

interface LineRowsProps {
  /** "rule" gives "Add a rule" and "Rule 1". */
  noun: string;
  placeholder: string;
  /** Lines that many hosts write. */
  suggested: readonly string[];
  rows: string[];
  onChange: (rows: string[]) => void;
  errorAt: (index: number) => string | undefined;
}

const longest = 500;

/** A list of one-line texts, edited in place. A long line wraps, so that a phone shows all of it. */
export function LineRows({ noun, placeholder, suggested, rows, onChange, errorAt }: LineRowsProps) {
  const nameOf = (row: string) => row || `empty ${noun}`;
  const edits = useRows(rows, onChange, nameOf);
  return (
    <RowsFrame
      edits={edits}
      nameOf={nameOf}
      add={
        <div className="space-y-4">
          <Suggestions
            texts={suggested.filter((text) => !rows.includes(text))}
            onAdd={(text) => edits.insert(edits.entries.length, text)}
          />
          <AddRow
            label={`Add a ${noun}`}
            placeholder={placeholder}
            maxLength={longest}
            error={errorAt(edits.entries.length)}
            onType={edits.type}
            onAdd={edits.addTyped}
          />
        </div>
      }
    >
      {({ index, row }) => {
        const error = errorAt(index);
        return (
          <div className="flex flex-wrap items-start gap-x-1">
            <Textarea
              rows={1}
              aria-label={`${noun[0]?.toUpperCase()}${noun.slice(1)} ${index + 1}`}
              aria-invalid={error ? true : undefined}
              data-part="field"
              className="min-h-11! flex-1 resize-none!"
              maxLength={longest}
              value={row}
              onChange={(event) => edits.change(index, event.target.value.replace(/\s*\n\s*/g, " "))}
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
