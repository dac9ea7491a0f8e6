import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { columnKinds } from "#contentImport/properties/columns.ts";
import type { TableProperty } from "#contentImport/properties/propertiesOfTable.ts";
import { isMakeable, type MadeProperty } from "#contentImport/properties/useMakeProperties.ts";
import { NAME_MAX } from "#guidebooks/guidebookName.ts";
import { formatTime } from "#core/format.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { linkLook } from "#ui/buttonLook.ts";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";

interface PropertyRowProps {
  property: TableProperty;
  made: MadeProperty | undefined;
  /** True while guidebooks are made. */
  disabled: boolean;
  onCell: (column: number, text: string) => void;
}

/** A home of a table: what comes in, what does not and why, and what became of it. */
export function PropertyRow({ property, made, disabled, onCell }: PropertyRowProps) {
  const { line, name, sentences, problems, cellsToFix } = property;
  return (
    <li className="py-5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-lg font-semibold wrap-anywhere">{name || "No name"}</span>
        <span className="text-sm text-soft">line {line}</span>
        {!made && !isMakeable(property) && <Badge tone="warm">Left out</Badge>}
        {made && "id" in made && (
          <Link to={`/guidebooks/${made.id}`} className={`inline-flex min-h-11 items-center ${linkLook}`}>
            Open<span className="sr-only"> {name}</span>
          </Link>
        )}
      </p>
      <dl className="mt-2 grid gap-x-8 gap-y-1.5 text-[0.9375rem] sm:grid-cols-2 lg:grid-cols-3">
        {sentences.map(({ target, text, value, isSecret }, at) => (
          <div
            key={at}
            className="grid min-w-0 grid-cols-[8rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-1 sm:gap-x-0"
          >
            <dt className="text-soft">{labelOf(target.section, target.field)}</dt>
            <dd className="font-medium wrap-anywhere">
              {value && target.field.endsWith("Time") ? formatTime(value) : text}
              {isSecret && <span className="text-soft"> (only during the stay)</span>}
            </dd>
          </div>
        ))}
      </dl>
      {[...problems, ...(made && "problem" in made ? [made.problem] : [])].map((problem) => (
        <p
          key={problem}
          role="alert"
          className="mt-2 flex gap-2 rounded-field bg-warm px-3 py-2 text-[0.9375rem] text-on-warm"
        >
          <TriangleAlert size={18} aria-hidden className="mt-0.5 shrink-0" />
          {problem}
        </p>
      ))}
      {!made &&
        cellsToFix.map((cell) => (
          <CellForm
            key={cell.column}
            cell={cell}
            disabled={disabled}
            onText={(text) => onCell(cell.column, text)}
          />
        ))}
    </li>
  );
}

interface CellFormProps {
  cell: TableProperty["cellsToFix"][number];
  disabled: boolean;
  onText: (text: string) => void;
}

/** A cell of the table to write again, without going back to the file. */
function CellForm({ cell: { label, text }, disabled, onText }: CellFormProps) {
  const [typed, setTyped] = useState(text);
  return (
    <form
      className="mt-3 flex max-w-xl flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== "") onText(typed.trim());
      }}
    >
      <Field label={label} className="min-w-0 flex-[1_1_12rem]">
        <TextInput
          autoComplete="off"
          maxLength={NAME_MAX}
          value={typed}
          disabled={disabled}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" disabled={disabled}>
        Use this<span className="sr-only">: {label}</span>
      </Button>
    </form>
  );
}

const labelOf = (section: string, field: string) =>
  columnKinds.find(({ target }) => target?.section === section && target.field === field)?.label ?? "";
