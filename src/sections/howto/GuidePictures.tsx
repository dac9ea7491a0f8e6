import { ImagePlus, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useParams } from "react-router";
import { Button } from "#platform/ui/Button.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { uploadPicture } from "#sections/howto/uploadPicture.ts";
import { pictureAccept } from "#sections/richtext/pictures.ts";

interface GuidePicturesProps {
  paths: string[];
  error: string | undefined;
  onChange: (paths: string[]) => void;
}

const maxPictures = 20;

/** The pictures under a guide's words, in the order in which they were added. */
export function GuidePictures({ paths, error, onChange }: GuidePicturesProps) {
  const { id = "" } = useParams();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef({ paths, onChange });
  useEffect(() => {
    latest.current = { paths, onChange }; // an upload takes time, and editing goes on
  });

  async function upload(files: File[]) {
    setBusy(true);
    setProblem(null);
    const added: string[] = [];
    for (const file of files.slice(0, maxPictures - paths.length)) {
      const uploaded = await uploadPicture(file, id);
      if (uploaded.ok) added.push(uploaded.picture);
      else setProblem(uploaded.message);
    }
    setBusy(false);
    if (added.length > 0) latest.current.onChange([...latest.current.paths, ...added]);
  }

  return (
    <fieldset aria-label="Pictures">
      <p className="mb-1.5 flex items-baseline justify-between gap-4">
        <span className="text-[0.9375rem] font-semibold">Pictures</span>
        <span className="text-sm text-soft">optional</span>
      </p>
      {paths.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-3">
          {paths.map((path, index) => (
            <li key={path} className="relative">
              <img
                src={path}
                alt={`${index + 1} of ${paths.length}`}
                className="size-28 rounded-field border border-line object-cover"
              />
              <button
                type="button"
                aria-label={`Remove picture ${index + 1}`}
                onClick={() => onChange(paths.toSpliced(index, 1))}
                className="absolute -top-2 -right-2 grid size-11 place-items-center rounded-full"
              >
                <span className="grid size-7 place-items-center rounded-full border border-line bg-card shadow-soft">
                  <X size={16} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={pictureAccept}
        aria-label="Choose pictures"
        onChange={(event) => {
          void upload([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      {paths.length < maxPictures && (
        <Button
          variant="secondary"
          icon={ImagePlus}
          busy={busy}
          busyLabel="Uploading..."
          onClick={() => input.current?.click()}
        >
          Add pictures
        </Button>
      )}
      {(problem ?? error) && (
        <Notice tone="error" className="mt-3">
          {problem ?? error}
        </Notice>
      )}
    </fieldset>
  );
}
