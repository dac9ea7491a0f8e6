import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { CheckinType } from "#sections/checkin/CheckinType.tsx";
import type { CheckinContent } from "#sections/checkin/content.ts";
import type { EditorProps } from "#sections/editing/editorProps.ts";
import { exactText } from "#ui/fieldControl.ts";
import { RichTextField } from "#sections/editing/RichTextField.tsx";
import { WhoSees } from "#sections/editing/WhoSees.tsx";

export default function CheckinEditor({ value, onChange, fieldErrors }: EditorProps<CheckinContent>) {
  return (
    <div className="flex flex-col gap-5">
      <CheckinType
        value={value.checkInType}
        error={fieldErrors?.checkInType}
        onChange={(checkInType) => onChange({ ...value, checkInType })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Check-in from" aside="optional" error={fieldErrors?.checkInTime}>
          <TextInput
            type="time"
            value={value.checkInTime ?? ""}
            onChange={(event) => onChange({ ...value, checkInTime: event.target.value || undefined })}
          />
        </Field>
        <Field
          label="Door code"
          aside="optional"
          hint={<WhoSees opens="door" />}
          error={fieldErrors?.doorCode}
        >
          <TextInput
            name="doorCode"
            {...exactText}
            maxLength={80}
            value={value.doorCode}
            onChange={(event) => onChange({ ...value, doorCode: event.target.value })}
          />
        </Field>
      </div>
      <RichTextField
        label="Details"
        hint="From the street to the front door, step by step"
        value={value.details}
        error={fieldErrors?.details}
        onChange={(details) => onChange({ ...value, details })}
      />
      <RichTextField
        label="Parking"
        aside="optional"
        value={value.parkingInfo}
        error={fieldErrors?.parkingInfo}
        onChange={(parkingInfo) => onChange({ ...value, parkingInfo })}
      />
    </div>
  );
}
