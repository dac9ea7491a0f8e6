import type { Editor } from "@tiptap/react";
import { type SubmitEvent, useState } from "react";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { TextInput } from "#platform/ui/TextInput.tsx";
import { leavePicture } from "#sections/richtext/leavePicture.ts";
import { embedPicture, pictureAccept, refusePicture } from "#sections/richtext/pictures.ts";

/** Adds a picture, or describes the one that is selected. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const existing = editor.isActive("image");
  const [file, setFile] = useState<File>();
  const [words, setWords] = useState(String(editor.getAttributes("image").alt ?? ""));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function choose(chosen: File | undefined) {
    setFile(chosen);
    setProblem(chosen ? refusePicture(chosen) : null);
  }

  async function add(chosen: File) {
    setBusy(true);
    const prepared = await embedPicture(chosen);
    setBusy(false);
    if (!prepared.ok) return setProblem(prepared.message);
    editor.commands.setImage({ src: prepared.picture, alt: words.trim() });
    leavePicture(editor.view);
    onClose();
  }

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation(); // React bubbles a dialog's submit to the form around the editor
    if (existing) {
      editor.commands.updateAttributes("image", { alt: words.trim() });
      onClose();
    } else if (!file) {
      setProblem("Choose a picture first.");
    } else if (!problem) {
      void add(file);
    }
  }

  function remove() {
    editor.commands.deleteSelection();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      onSubmit={save}
      title={existing ? "Picture" : "Add a picture"}
      footer={
        <>
          {existing && (
            <Button variant="quiet" onClick={remove}>
              Remove picture
            </Button>
          )}
          <Button type="submit" busy={busy} busyLabel="Adding...">
            {existing ? "Save description" : "Add picture"}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {!existing && (
          <Field label="Picture" hint="PNG, GIF, JPEG, BMP or ICO, up to 5 MB" error={problem}>
            <TextInput
              type="file"
              accept={pictureAccept}
              className="file:mr-3 file:rounded-full file:bg-pine/10 file:px-3 file:py-1 file:font-semibold file:text-pine"
              onChange={(event) => choose(event.target.files?.[0])}
            />
          </Field>
        )}
        <Field label="Description" aside="optional" hint="For guests who cannot see the picture">
          <TextInput maxLength={300} value={words} onChange={(event) => setWords(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
