import { useState } from "react";
import { columnKinds, guessColumns } from "#contentImport/properties/columns.ts";
import type { PropertiesTable } from "#contentImport/properties/usePropertiesTable.ts";
import { linkLook } from "#ui/buttonLook.ts";
import { classes } from "#ui/classes.ts";
import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/Select.tsx";

const LEFT_OUT = "none";

interface TableColumnsProps {
  table: PropertiesTable;
  disabled: boolean;
  onTable: (table: PropertiesTable) => void;
}

/** What each column of a table holds: those that no header tells are shown, the others are on a press. */
export function TableColumns({ table, disabled, onTable }: TableColumnsProps) {
  const { rows, columns } = table;
  const headers = rows[0]?.cells ?? [];
  const unmatched = guessColumns(headers).flatMap((kind, at) => (kind === LEFT_OUT ? at : []));
  const [isOpen, setOpen] = useState(false);
  const known = headers.length - unmatched.length;
  return (
    <div className="space-y-3 rounded-field bg-linen p-4">
      <div className="grid gap-4 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
        {headers.map(
          (header, at) =>
            (isOpen || unmatched.includes(at)) && (
              <Field
                key={at}
                label={`What is in ${header ? `“${header}”` : `column ${at + 1}`}?`}
                hint={exampleOf(rows[1]?.cells[at])}
              >
                <Select
                  value={columns[at]}
                  disabled={disabled}
                  onChange={({ target }) =>
                    onTable({
                      ...table,
                      columns: columns.map((one, place) => (place === at ? target.value : one)),
                    })
                  }
                >
                  {columnKinds.map(({ id, label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </Select>
              </Field>
            ),
        )}
      </div>
      {known > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 text-soft">
          {known === 1 ? "1 column recognised" : `${known} columns recognised`}
          <span aria-hidden>·</span>
          <button
            type="button"
            aria-expanded={isOpen}
            className={classes(linkLook, "inline-flex min-h-11 items-center")}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? "Hide" : "Change"}
            <span className="sr-only"> the matched columns</span>
          </button>
        </p>
      )}
    </div>
  );
}

/** The first value of a column. */
const exampleOf = (value = "") => (value.trim() === "" ? undefined : `Such as “${value.slice(0, 40)}”`);
