import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import type { EditorProps } from "#sections/editing/editorProps.ts";
import { exactText } from "#ui/fieldControl.ts";
import { RichTextField } from "#sections/editing/RichTextField.tsx";
import { WhoSees } from "#sections/editing/WhoSees.tsx";
import type { WifiContent } from "#sections/wifi/content.ts";

export default function WifiEditor({ value, onChange, fieldErrors }: EditorProps<WifiContent>) {
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Network name" error={fieldErrors?.networkName}>
          <TextInput
            {...exactText}
            maxLength={100}
            value={value.networkName}
            onChange={(event) => onChange({ ...value, networkName: event.target.value })}
          />
        </Field>
        <Field label="Password" hint={<WhoSees opens="network" />} error={fieldErrors?.password}>
          <TextInput
            {...exactText}
            maxLength={100}
            value={value.password}
            onChange={(event) => onChange({ ...value, password: event.target.value })}
          />
        </Field>
      </div>
      <RichTextField
        label="Notes"
        aside="optional"
        hint="Where the router is, and what to do if it stops working"
        value={value.notes}
        error={fieldErrors?.notes}
        onChange={(notes) => onChange({ ...value, notes })}
      />
    </div>
  );
}
