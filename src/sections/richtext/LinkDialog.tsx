import type { Editor } from "@tiptap/react";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { exactText } from "#ui/fieldControl.ts";
import { useForm } from "#ui/useForm.ts";
import { readLink } from "#sections/richtext/links.ts";

/** Links the selected text; without a selection it asks for the text too. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const existing = String(editor.getAttributes("link").href ?? "");
  const needsWords = existing === "" && editor.state.selection.empty;
  const form = useForm({ url: null, words: null });

  const save = form.onSubmit(({ url, words }) => {
    const link = readLink(url);
    if (!link.ok) return form.mark({ url: link.message });
    const chain = editor.chain();
    if (needsWords) {
      const marks = [{ type: "link", attrs: { href: link.href } }];
      chain.insertContent({ type: "text", text: words.trim() || url.trim(), marks });
    } else {
      chain.extendMarkRange("link").setLink({ href: link.href });
    }
    chain.run();
    return onClose();
  });

  function remove() {
    editor.chain().extendMarkRange("link").unsetLink().run();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      onSubmit={save}
      title={existing ? "Change link" : "Add a link"}
      footer={
        <>
          {existing && (
            <Button variant="quiet" onClick={remove}>
              Remove link
            </Button>
          )}
          <Button type="submit">{existing ? "Save link" : "Add link"}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="Address" hint="A web page, an email address or a phone number" error={form.errors.url}>
          <TextInput {...exactText} name="url" inputMode="url" defaultValue={existing} />
        </Field>
        {needsWords && (
          <Field label="Words to show" aside="optional">
            <TextInput name="words" />
          </Field>
        )}
      </div>
    </Dialog>
  );
}
