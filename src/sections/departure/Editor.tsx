import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { printDefaults } from "#sections/defaults.ts";
import type { DepartureContent } from "#sections/departure/content.ts";
import type { EditorProps } from "#sections/editing/editorProps.ts";
import { LineRows } from "#sections/editing/LineRows.tsx";
import { RichTextField } from "#sections/editing/RichTextField.tsx";

export default function DepartureEditor({ value, onChange, fieldErrors }: EditorProps<DepartureContent>) {
  return (
    <div className="flex flex-col gap-5">
      <Field label="Check-out by" aside="optional" error={fieldErrors?.checkOutTime} className="sm:max-w-1/2">
        <TextInput
          type="time"
          value={value.checkOutTime ?? ""}
          onChange={(event) => onChange({ ...value, checkOutTime: event.target.value || undefined })}
        />
      </Field>
      <RichTextField
        label="Introduction"
        aside="optional"
        value={value.intro}
        error={fieldErrors?.intro}
        onChange={(intro) => onChange({ ...value, intro })}
      />
      <section aria-label="Before you go">
        <h3 className="mb-3 text-lg">Before you go</h3>
        <LineRows
          noun="step"
          placeholder="Turn the heating down"
          suggested={printDefaults.checkOut}
          rows={value.items}
          onChange={(items) => onChange({ ...value, items })}
          errorAt={(index) => fieldErrors?.[`items.${index}`]}
        />
      </section>
    </div>
  );
}
