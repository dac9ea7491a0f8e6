import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { Textarea } from "#ui/Textarea.tsx";
import { useForm } from "#ui/useForm.ts";

interface EditParagraphProps {
  text: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** As long as a sentence of a manual may be. */
const MAX_LENGTH = 5000;

/** Changes the words of a paragraph before they are in the guidebook. */
export function EditParagraph({ text, onSave, onCancel }: EditParagraphProps) {
  const form = useForm({ text: "Write something, or leave it out." });
  return (
    <form
      method="post"
      noValidate
      className="mt-3"
      onSubmit={form.onSubmit((values) => onSave(values.text.trim()))}
      onInput={form.onInput}
    >
      <Field label="Words" error={form.errors["text"]}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opens it is gone */}
        <Textarea name="text" rows={3} maxLength={MAX_LENGTH} defaultValue={text} autoFocus />
      </Field>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" size="small">
          Change
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
