import { ImagePlus } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { Button } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { photoAccept } from "#sections/gallery/upload/photoTypes.ts";
import { UploadRows } from "#sections/gallery/upload/UploadRows.tsx";
import type { Arrived } from "#sections/gallery/upload/uploads.ts";
import { useUploads } from "#sections/gallery/upload/useUploads.ts";

interface AddPicturesProps {
  label: string;
  /** Unique within the section's form. */
  place: string;
  /** How many more may come. */
  maxMore: number;
  onArrived: Arrived;
  className?: string;
}

/** The button that adds pictures, several at once if supported, and the running uploads. Accepts drops. */
export function AddPictures({ label, place, maxMore, onArrived, className }: AddPicturesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [leftOut, setLeftOut] = useState(0);
  const { uploads, shown } = useUploads(place, onArrived);
  const free = maxMore - shown.length;

  function add(files: File[]) {
    uploads.add(files.slice(0, free));
    setLeftOut(Math.max(0, files.length - free));
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  }

  return (
    <div
      className={classes(
        "rounded-field",
        over && "outline-2 outline-offset-4 outline-pine outline-dashed",
        className,
      )}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <UploadRows uploads={uploads} shown={shown} />
      <input
        ref={input}
        type="file"
        hidden
        multiple={maxMore > 1}
        accept={photoAccept}
        aria-label={label}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      {free > 0 && (
        <Button variant="secondary" size="small" icon={ImagePlus} onClick={() => input.current?.click()}>
          {label}
        </Button>
      )}
      {leftOut > 0 && (
        <p role="alert" className="mt-2 text-sm text-soft">
          {leftOut === 1 ? "One picture was" : `${leftOut} pictures were`} left out: there is room for{" "}
          {maxMore}.
        </p>
      )}
    </div>
  );
}
