import { ChevronDown } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Checkbox } from "#ui/Checkbox.tsx";
import { Field } from "#ui/Field.tsx";
import { exactText } from "#ui/fieldControl.ts";
import { Select } from "#ui/Select.tsx";
import { Textarea } from "#ui/Textarea.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { platformNames, stayPlatforms } from "#core/platforms.ts";
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
          hint={`Normally ${formatTime(property.checkInTime)}`}
          error={errors.checkInTime}
        >
          <TextInput name="checkInTime" type="time" defaultValue={stay?.checkInTime ?? ""} />
        </Field>
        <Field
          label="Check-out"
          hint={`Normally ${formatTime(property.checkOutTime)}`}
          error={errors.checkOutTime}
        >
          <TextInput name="checkOutTime" type="time" defaultValue={stay?.checkOutTime ?? ""} />
        </Field>
      </div>
      <Field
        label="Note for the guest"
        hint="Only this guest sees it, on their page. For example: “Room 4; the cot is made up”"
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
        label="Door code for this stay"
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
      <Field
        label="Booked with"
        hint="Decides which text this guest does not see. A platform’s calendar has the last word."
        error={errors.platform}
      >
        <Select name="platform" defaultValue={stay?.platform ?? ""}>
          <option value="">Not known</option>
          <option value="direct">You, directly</option>
          {stayPlatforms.map((platform) => (
            <option key={platform} value={platform}>
              {platformNames[platform]}
            </option>
          ))}
        </Select>
      </Field>
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
