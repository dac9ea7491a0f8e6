import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/Select.tsx";
import { Textarea } from "#ui/Textarea.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import type { PropertyContent } from "#sections/property/content.ts";
import type { AccessWithContact, ShowFrom } from "#stays/contract.ts";
import { showFromLabels } from "#editor/access/formatAccess.ts";
import { exampleTextsFor } from "#sections/exampleTexts.ts";
import { useProduct } from "#ui/product.tsx";
import { ZoneField } from "#stays/screens/ZoneField.tsx";
import { browserZone } from "#stays/timeZones.ts";
import { zoneOfProperty } from "#stays/zoneOfProperty.ts";

/** The fields of the dialog that a link can lead to. */
export type AccessFieldName = "showFrom" | "timeZone" | "contact";

interface AccessFieldsProps {
  access: AccessWithContact;
  /** Whether guests see the secrets in the days of their stay alone. */
  isForStays: boolean;
  /** The field that has the focus at first. */
  focusOn?: AccessFieldName | undefined;
  property: PropertyContent | null;
  errors: Record<string, string>;
  wifiForEveryone: boolean;
  onWifi: (wifiForEveryone: boolean) => void;
  /** A list was used: its error is out of date. */
  onChoice: (name: string) => void;
  /** Leaves for the contacts. */
  onContacts: () => void;
}

const order: ShowFrom[] = ["booking", "7", "3", "arrival"];

/** What the host says of days, of hiding, and of help at the door. */
export function AccessFields({
  access,
  isForStays,
  focusOn,
  property,
  errors,
  wifiForEveryone,
  onWifi,
  onChoice,
  onContacts,
}: AccessFieldsProps) {
  const { country } = useProduct();
  const focusFirst = (name: AccessFieldName) => name === focusOn && { "data-focus-first": "" };
  return (
    <>
      {isForStays && (
        <Field
          label="Guests see them from"
          hint="Until the end of the day they leave."
          error={errors.showFrom}
        >
          <Select
            name="showFrom"
            defaultValue={access.showFrom}
            onChange={() => onChoice("showFrom")}
            {...focusFirst("showFrom")}
          >
            {order.map((from) => (
              <option key={from} value={from}>
                {showFromLabels[from]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <ZoneField
        likely={[access.timeZone, zoneOfProperty(property), browserZone()]}
        error={errors.timeZone}
        {...focusFirst("timeZone")}
      />
      {isForStays && (
        <Checkbox
          checked={wifiForEveryone}
          onChange={(event) => onWifi(event.target.checked)}
          label="Everyone with a link sees the Wi-Fi password: a guest who scans the code on the fridge is inside"
        />
      )}
      {access.contact === null ? (
        <Field
          label="Contact for the night"
          aside="optional"
          hint="Who a guest can ring. Never hidden. It becomes the first of your contacts."
          error={errors.contact}
        >
          <TextInput
            name="contact"
            autoComplete="off"
            maxLength={200}
            placeholder={exampleTextsFor(country).contact}
            {...focusFirst("contact")}
          />
        </Field>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>
            <span className="block text-[0.9375rem] font-semibold">Contact for the night</span>
            {access.contact}
          </p>
          <Button size="small" variant="secondary" onClick={onContacts}>
            Change contacts
          </Button>
        </div>
      )}
      <Field
        label="If the code does not work"
        aside="optional"
        hint="What to try first. Never hidden, so keep codes out of it."
        error={errors.ifCodeFails}
      >
        <Textarea name="ifCodeFails" maxLength={500} rows={2} defaultValue={access.ifCodeFails ?? ""} />
      </Field>
    </>
  );
}
