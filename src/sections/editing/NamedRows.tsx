import { use, useId } from "react";
import { Field } from "#ui/Field.tsx";
import { Textarea } from "#ui/Textarea.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { AddRow } from "#sections/editing/AddRow.tsx";
import { NearbyPlaces } from "#sections/editing/formContext.ts";
import { RowHead } from "#sections/editing/RowHead.tsx";
import { RowsFrame } from "#sections/editing/RowsFrame.tsx";
import { PlacePicture } from "#sections/gallery/PlacePicture.tsx";
import { useRows } from "#sections/editing/useRows.ts";
import type { ListItem } from "#sections/list/content.ts";

interface NamedRowsProps {
  /** The field of the content that holds the rows. */
  list: string;
  /** "place" gives "Add a place". */
  noun: string;
  placeholder: string;
  rows: ListItem[];
  onChange: (rows: ListItem[]) => void;
  /** Without them the category of an item is stored but hidden. */
  withCategories: boolean;
  /** The server's message for a field of an item: `errorAt("0.name")`. */
  errorAt: (path: string) => string | undefined;
}

export function NamedRows(props: NamedRowsProps) {
  const { list, noun, placeholder, rows, onChange, withCategories, errorAt } = props;
  const nameOf = (row: ListItem) => row.name || `unnamed ${noun}`;
  const edits = useRows(rows, onChange, nameOf);
  const drawNearby = use(NearbyPlaces);
  const addAll = (more: ListItem[]) =>
    edits.addAll(more, more.length === 1 ? `Added “${more[0]?.name}”` : `Added ${more.length} places`);
  const categoriesId = useId();
  const categories = [...new Set(rows.map((row) => row.category).filter(Boolean))];

  return (
    <RowsFrame
      edits={edits}
      nameOf={nameOf}
      add={
        <>
          <AddRow
            label={`Add a ${noun}`}
            placeholder={placeholder}
            maxLength={200}
            error={errorAt(`${edits.entries.length}.name`)}
            onType={(name) => edits.type(name === null ? null : { name, description: "", category: "" })}
            onAdd={edits.addTyped}
          />
          {drawNearby && <div className="mt-1">{drawNearby({ list, rows, onAdd: addAll })}</div>}
          <datalist id={categoriesId}>
            {categories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </datalist>
        </>
      }
    >
      {({ index, row }) => (
        <fieldset
          aria-label={nameOf(row)}
          className="grid gap-3 rounded-field border border-line p-3 pt-1.5 sm:grid-cols-3"
        >
          <RowHead name={nameOf(row)} index={index} edits={edits} className="sm:col-span-3" />
          <Field
            label="Name"
            error={errorAt(`${index}.name`)}
            className={withCategories ? "sm:col-span-2" : "sm:col-span-3"}
          >
            <TextInput
              data-part="field"
              maxLength={200}
              value={row.name}
              onChange={(event) => edits.change(index, renamed(row, event.target.value))}
            />
          </Field>
          {withCategories && (
            <Field label="Category" aside="optional" error={errorAt(`${index}.category`)}>
              <TextInput
                list={categoriesId}
                maxLength={80}
                value={row.category}
                onChange={(event) => edits.change(index, { ...row, category: event.target.value })}
              />
            </Field>
          )}
          <Field
            label="Description"
            aside="optional"
            error={errorAt(`${index}.description`)}
            className="sm:col-span-3"
          >
            <Textarea
              rows={2}
              className="min-h-18!"
              maxLength={2000}
              value={row.description}
              onChange={(event) => edits.change(index, { ...row, description: event.target.value })}
            />
          </Field>
          <div className="sm:col-span-3">
            <PlacePicture
              name={nameOf(row)}
              picture={row.picture}
              onChange={(picture) => edits.change(index, { ...row, picture })}
              errorAt={(field) => errorAt(`${index}.picture.${field}`)}
            />
          </div>
        </fieldset>
      )}
    </RowsFrame>
  );
}

/** A new name may be another place: its map link becomes a search, so that it never leads to a wrong one. */
const renamed = (row: ListItem, name: string): ListItem => ({ ...row, name, position: undefined });
