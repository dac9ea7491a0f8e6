import { ChevronDown } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Checkbox } from "#ui/Checkbox.tsx";
import { Field } from "#ui/Field.tsx";
import { exactText } from "#ui/fieldControl.ts";
import { Select } from "#ui/Select.tsx";
import { Textarea } from "#ui/Textarea.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { formatTime } from "#core/format.ts";
import { DOOR_CODE_MAX, GUEST_NAME_MAX, NOTE_MAX, type Stay } from "#stays/contract.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { showFromChoices, showFromWords } from "#stays/screens/stayWords.ts";

interface StayFieldsProps {
  stay?: Stay;
  property: StayProperty;
  errors: Record<string, string>;
}

export function GuestNameField({ stay, errors }: Omit<StayFieldsProps, "property">) {
  return (
    <Field label="Guest's name" aside="optional" error={errors.guestName}>
      <TextInput
        name="guestName"
        autoComplete="off"
        maxLength={GUEST_NAME_MAX}
        defaultValue={stay?.guestName ?? ""}
      />
    </Field>
  );
}

/** The fields that apply to this stay alone. */
export function StayFields({ stay, property, errors }: StayFieldsProps) {
  const lock = useId();
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <Field
          label="Check-in"
          hint={`If empty: ${formatTime(property.checkInTime)}`}
          error={errors.checkInTime}
        >
          <TextInput name="checkInTime" type="time" defaultValue={stay?.checkInTime ?? ""} />
        </Field>
        <Field
          label="Check-out"
          hint={`If empty: ${formatTime(property.checkOutTime)}`}
          error={errors.checkOutTime}
        >
          <TextInput name="checkOutTime" type="time" defaultValue={stay?.checkOutTime ?? ""} />
        </Field>
      </div>
      <Field
        label="Note for the guest"
        hint="Only this guest sees it, on their page: “Room 4; the cot is made up”"
        error={errors.note}
      >
        <Textarea
          name="note"
          rows={2}
          maxLength={NOTE_MAX}
          defaultValue={stay?.note ?? ""}
          className="min-h-18!"
        />
      </Field>
      <Field
        label="Door code of this stay"
        hint="Instead of the guidebook's code. Only this guest sees it, and cleaners you show codes to."
        error={errors.doorCode}
      >
        <TextInput
          name="doorCode"
          {...exactText}
          maxLength={DOOR_CODE_MAX}
          defaultValue={stay?.doorCode ?? ""}
        />
      </Field>
      {stay && (
        <Checkbox
          id={lock}
          name="lockSet"
          label="This code is set on the lock"
          defaultChecked={stay.lockSetAt !== null}
        />
      )}
      <Field label="Codes show" error={errors.showFrom}>
        <Select name="showFrom" defaultValue={stay?.showFrom ?? ""}>
          <option value="">As usual ({showFromWords[property.showFrom].toLowerCase()})</option>
          {showFromChoices.map((value) => (
            <option key={value} value={value}>
              {showFromWords[value]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

/** A closed disclosure, open where a field in it has to be fixed. */
export function MoreFields({ isNeeded, children }: { isNeeded: boolean; children: ReactNode }) {
  return (
    <details className="group border-t border-line" {...(isNeeded && { open: true })}>
      <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        Times, note, door code
        <ChevronDown size={18} aria-hidden className="text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="space-y-4 pb-2">{children}</div>
    </details>
  );
}
