import { BookOpenCheck, Undo2 } from "lucide-react";
import { columnKinds } from "#contentImport/properties/columns.ts";
import { PropertyRow } from "#contentImport/properties/PropertyRow.tsx";
import { propertiesOfTable, MAX_PROPERTIES } from "#contentImport/properties/propertiesOfTable.ts";
import type { PropertiesTable } from "#contentImport/properties/usePropertiesTable.ts";
import { isMakeable, useMakeProperties } from "#contentImport/properties/useMakeProperties.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Select } from "#ui/Select.tsx";

interface PropertiesViewProps {
  table: PropertiesTable;
  onTable: (table: PropertiesTable, isDone?: boolean) => void;
  onClose: () => void;
}

/** A table of homes before it is brought in: what each column holds, and the guidebook of each line. */
export function PropertiesView({ table, onTable, onClose }: PropertiesViewProps) {
  const { name, rows, columns } = table;
  const headers = rows[0]?.cells ?? [];
  const all = propertiesOfTable(rows, columns);
  const properties = all.slice(0, MAX_PROPERTIES);
  const makeable = properties.filter(isMakeable).length;
  const { made, isBusy, count, make, undo } = useMakeProperties(table.made, (madeNow) =>
    onTable({ ...table, made: madeNow }, madeNow.length === makeable),
  );
  const ready = makeable - count;
  return (
    <Card as="section" aria-labelledby="homes" className="space-y-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="homes" className="text-2xl wrap-anywhere">
          Homes in {name}
        </h2>
        <Button size="small" variant="quiet" disabled={isBusy} onClick={onClose}>
          Close this table
        </Button>
      </div>
      <p className="max-w-measure text-soft">
        Each line becomes a guidebook. Check what the columns hold; nothing is made until you press the
        button.
      </p>
      {all.length > MAX_PROPERTIES && (
        <Notice tone="warn" title={`The first ${MAX_PROPERTIES} of ${all.length} lines`}>
          Put the other lines into another file and import it after this one.
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {headers.map((header, at) => (
          <Field key={at} label={header || `Column ${at + 1}`} hint={rows[1]?.cells[at]?.slice(0, 40) ?? ""}>
            <Select
              value={columns[at]}
              disabled={isBusy || count > 0}
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
        ))}
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {properties.map((property) => (
          <PropertyRow key={property.line} property={property} made={made.get(property.line)} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={BookOpenCheck}
          busy={isBusy}
          busyLabel="Working..."
          disabled={ready === 0}
          onClick={() => void make(properties)}
        >
          {ready === 1 ? "Make 1 guidebook" : `Make ${ready} guidebooks`}
        </Button>
        {count > 0 && (
          <Button variant="secondary" icon={Undo2} disabled={isBusy} onClick={() => void undo()}>
            {count === 1 ? "Archive it again" : `Archive these ${count} again`}
          </Button>
        )}
        <output className="text-soft">{count > 0 && `${count} of ${properties.length} made`}</output>
      </div>
    </Card>
  );
}
