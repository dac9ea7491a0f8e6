import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { useForm } from "#ui/useForm.ts";
import { embedPicture, pictureAccept, refuseInText } from "#sections/richtext/pictures.ts";
import { leavePicture } from "#sections/richtext/pasteHandlers.ts";

/** Adds a picture, or describes the selected one. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const existing = editor.isActive("image");
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState(false);
  const form = useForm({ picture: null, words: null });

  function choose(chosen: File | undefined) {
    setFile(chosen);
    const problem = chosen && refuseInText(chosen);
    form.mark(problem ? { picture: problem } : {});
  }

  async function add(chosen: File, words: string) {
    setBusy(true);
    const prepared = await embedPicture(chosen);
    setBusy(false);
    if (!prepared.ok) return form.mark({ picture: prepared.message });
    editor.commands.setImage({ src: prepared.picture, alt: words.trim() });
    leavePicture(editor.view);
    onClose();
  }

  const save = form.onSubmit(({ words }) => {
    if (existing) {
      editor.commands.updateAttributes("image", { alt: words.trim() });
      return onClose();
    }
    if (!file) return form.mark({ picture: "Choose a picture first." });
    const problem = refuseInText(file);
    return problem ? form.mark({ picture: problem }) : add(file, words);
  });

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
          <Field label="Picture" hint="PNG, GIF, JPEG, BMP or ICO, up to 5 MB" error={form.errors.picture}>
            <TextInput
              name="picture"
              type="file"
              accept={pictureAccept}
              className="file:mr-3 file:rounded-full file:bg-pine/10 file:px-3 file:py-1 file:font-semibold file:text-pine"
              onChange={(event) => choose(event.target.files?.[0])}
            />
          </Field>
        )}
        <Field label="Description" aside="optional" hint="For guests who cannot see the picture">
          <TextInput
            name="words"
            maxLength={300}
            defaultValue={String(editor.getAttributes("image").alt ?? "")}
          />
        </Field>
      </div>
    </Dialog>
  );
}
