import { GripVertical } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { useDragRows } from "#ui/useDragRows.ts";
import { RowActions } from "#sections/editing/RowActions.tsx";
import type { DescribedPicture } from "#sections/gallery/content.ts";
import { PictureWords } from "#sections/gallery/PictureWords.tsx";
import { Thumbnail } from "#sections/gallery/Thumbnail.tsx";

interface PictureRowProps {
  picture: DescribedPicture;
  name: string;
  index: number;
  count: number;
  drag: ReturnType<ReturnType<typeof useDragRows>>;
  onChange: (picture: DescribedPicture) => void;
  onMove: (step: -1 | 1) => void;
  /** The same by arrow keys on the handle, which keeps the focus. */
  onStep: (step: -1 | 1) => void;
  onRemove: () => void;
  errorAt: (field: "alt" | "caption") => string | undefined;
}

/** A picture with its texts, moved by drag, by arrow keys on its handle or by buttons. */
export function PictureRow(props: PictureRowProps) {
  const { picture, name, index, count, drag, onChange, onMove, onStep, onRemove, errorAt } = props;

  function press(event: KeyboardEvent) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onStep(event.key === "ArrowUp" ? -1 : 1);
  }

  return (
    <fieldset
      aria-label={`${name}, ${index + 1} of ${count}`}
      className="min-w-0 rounded-field border border-line p-2.5"
    >
      <div className="flex items-center gap-1 pr-2">
        <Thumbnail path={picture.url} className="h-18 w-24 shrink-0" />
        <span className="flex-1" />
        {count > 1 && (
          <button
            type="button"
            aria-label={`Move ${name}`}
            onKeyDown={press}
            className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-full text-soft hover:text-ink active:cursor-grabbing max-[24rem]:hidden"
            {...drag}
          >
            <GripVertical size={18} />
          </button>
        )}
        <RowActions name={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />
      </div>
      <div className="mt-2.5 grid gap-3 sm:grid-cols-2">
        <PictureWords picture={picture} onChange={onChange} errorAt={errorAt} />
      </div>
    </fieldset>
  );
}
