import { Field } from "#ui/Field.tsx";
import { exactText } from "#ui/fieldControl.ts";
import { TextInput } from "#ui/TextInput.tsx";

/** The control `url` of a form. */
export function CalendarUrlField({ error }: { error: string | undefined }) {
  return (
    <Field
      label="Calendar link"
      hint="Treat it like a password. We store it encrypted and show only the website it is from."
      error={error}
    >
      <TextInput name="url" type="url" inputMode="url" required {...exactText} placeholder="https://" />
    </Field>
  );
}
