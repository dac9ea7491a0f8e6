import { BookOpenCheck, Undo2 } from "lucide-react";
import { TableColumns } from "#contentImport/properties/TableColumns.tsx";
import { PropertyRow } from "#contentImport/properties/PropertyRow.tsx";
import { MAX_PROPERTIES, propertiesOfTable, withCell } from "#contentImport/properties/propertiesOfTable.ts";
import type { PropertiesTable } from "#contentImport/properties/usePropertiesTable.ts";
import { isMakeable, useMakeProperties } from "#contentImport/properties/useMakeProperties.ts";
import { Button } from "#ui/Button.tsx";
import { linkLook } from "#ui/buttonLook.ts";
import { Card } from "#ui/Card.tsx";
import { Notice } from "#ui/Notice.tsx";

interface PropertiesViewProps {
  table: PropertiesTable;
  onTable: (table: PropertiesTable, isDone?: boolean) => void;
  onClose: () => void;
}

/** A table of homes before it is brought in: what each column holds, and the guidebook of each line. */
export function PropertiesView({ table, onTable, onClose }: PropertiesViewProps) {
  const { name, rows, columns } = table;
  const all = propertiesOfTable(rows, columns);
  const properties = all.slice(0, MAX_PROPERTIES);
  const makeable = properties.filter(isMakeable).length;
  const { made, isBusy, count, make, undo } = useMakeProperties(table.made, (madeNow) =>
    onTable({ ...table, made: madeNow }, madeNow.length === makeable),
  );
  const ready = makeable - count;
  return (
    <Card as="section" aria-labelledby="homes" className="space-y-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <div>
          <h2 id="homes" className="text-2xl wrap-anywhere">
            Homes in {name}
          </h2>
          <p className="mt-1 max-w-measure text-soft">
            Each line becomes a guidebook. Nothing is made until you press the button.
          </p>
        </div>
        <button type="button" disabled={isBusy} className={`min-h-11 shrink-0 ${linkLook}`} onClick={onClose}>
          Choose another file
        </button>
      </div>
      {all.length > MAX_PROPERTIES && (
        <Notice tone="warn" title={`The first ${MAX_PROPERTIES} of ${all.length} lines`}>
          Put the other lines into another file and import it after this one.
        </Notice>
      )}
      <TableColumns table={table} disabled={isBusy || count > 0} onTable={onTable} />
      <ul className="divide-y divide-line border-y border-line">
        {properties.map((property) => (
          <PropertyRow
            key={property.line}
            property={property}
            made={made.get(property.line)}
            disabled={isBusy}
            onCell={(column, text) =>
              onTable({ ...table, rows: withCell(rows, property.line, column, text) })
            }
          />
        ))}
      </ul>
      <div
        data-foot-bar
        className="sticky bottom-0 z-10 -mx-[min(1.25rem,6vw)] -mb-5 flex flex-wrap items-center gap-3 rounded-b-card border-t border-line bg-card px-[min(1.25rem,6vw)] py-3 sm:-mx-6 sm:-mb-6 sm:px-6"
      >
        <output className="min-w-0 flex-1 text-soft">
          {count > 0
            ? `${count} of ${properties.length} made`
            : properties.length > makeable && `${properties.length - makeable} left out`}
        </output>
        {count > 0 && (
          <Button variant="secondary" icon={Undo2} disabled={isBusy} onClick={() => void undo()}>
            {count === 1 ? "Archive it again" : `Archive these ${count} again`}
          </Button>
        )}
        <Button
          icon={BookOpenCheck}
          busy={isBusy}
          busyLabel="Working..."
          disabled={ready === 0}
          onClick={() => void make(properties)}
        >
          {ready === 1 ? "Make 1 guidebook" : `Make ${ready} guidebooks`}
        </Button>
      </div>
    </Card>
  );
}
