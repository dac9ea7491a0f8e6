import { type ReactNode, useId, useRef, useState } from "react";
import { linkLook } from "#ui/buttonLook.ts";
import { useDragRows } from "#ui/useDragRows.ts";
import { RowsFrame } from "#sections/editing/RowsFrame.tsx";
import { useRows } from "#sections/editing/useRows.ts";
import type { DescribedPicture } from "#sections/gallery/content.ts";
import { PictureRow } from "#sections/gallery/PictureRow.tsx";
import { AddPictures } from "#sections/gallery/upload/AddPictures.tsx";

interface PictureRowsProps {
  label: string;
  /** Unique within the section's form. */
  place: string;
  hint?: ReactNode;
  max: number;
  pictures: readonly DescribedPicture[];
  onChange: (pictures: DescribedPicture[]) => void;
  /** The server's message for a field of a picture: `errorAt("0.alt")`, or for the whole list at "". */
  errorAt: (path: string) => string | undefined;
}

/** Pictures in editing: add several at once, order, describe. */
export function PictureRows({ label, place, hint, max, pictures, onChange, errorAt }: PictureRowsProps) {
  const titleId = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  const [twice, setTwice] = useState(false);
  const rows = [...pictures];
  const nameOf = (picture: DescribedPicture) => {
    const at = rows.indexOf(picture);
    return picture.caption || picture.alt || `Picture ${(at === -1 ? rows.length : at) + 1}`;
  };
  const edits = useRows(rows, onChange, nameOf);
  const drag = useDragRows(edits.moveTo);
  const undescribed = rows.filter(({ alt }) => alt.trim() === "").length;

  function arrive(url: string, placeAmong: (paths: readonly string[]) => number) {
    const isThere = rows.some((picture) => picture.url === url);
    setTwice(isThere);
    if (!isThere) edits.insert(placeAmong(rows.map((picture) => picture.url)), { url, alt: "", caption: "" });
  }

  return (
    <fieldset ref={frame} aria-labelledby={titleId} data-pictures className="min-w-0">
      <p className="mb-1.5 flex items-baseline justify-between gap-4">
        <span id={titleId} className="text-[0.9375rem] font-semibold">
          {label}
        </span>
        <span className="text-sm text-soft">{rows.length > 0 ? `${rows.length} of ${max}` : "optional"}</span>
      </p>
      {hint && <p className="mb-3 text-sm text-soft">{hint}</p>}
      <RowsFrame
        edits={edits}
        nameOf={nameOf}
        add={
          <>
            <AddPictures label="Add pictures" place={place} maxMore={max - rows.length} onArrived={arrive} />
            {twice && <p className="mt-2 text-sm text-soft">That picture is here already.</p>}
            {errorAt("") && <p className="mt-2 text-sm font-medium text-clay">{errorAt("")}</p>}
          </>
        }
      >
        {({ index, row }) => (
          <PictureRow
            picture={row}
            name={nameOf(row)}
            index={index}
            count={rows.length}
            drag={drag(index)}
            onChange={(next) => edits.change(index, next)}
            onMove={(step) => edits.move(index, step)}
            onStep={(step) => edits.moveTo(index, index + step)}
            onRemove={() => edits.remove(index)}
            errorAt={(field) => errorAt(`${index}.${field}`)}
          />
        )}
      </RowsFrame>
      {/* One picture has its empty field in sight. */}
      {undescribed > 0 && rows.length > 1 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-soft">
          {undescribed === 1 ? "One picture has" : `${undescribed} pictures have`} no description for guests
          who cannot see.
          <button
            type="button"
            className={`min-h-11 ${linkLook}`}
            onClick={() => frame.current?.querySelector<HTMLElement>("[data-describe]")?.focus()}
          >
            Describe {undescribed === 1 ? "it" : "the first"}
          </button>
        </p>
      )}
    </fieldset>
  );
}
