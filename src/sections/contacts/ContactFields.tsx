import { use, useId } from "react";
import { Checkbox } from "#ui/Checkbox.tsx";
import { Field } from "#ui/Field.tsx";
import { Segmented } from "#ui/Segmented.tsx";
import { Textarea } from "#ui/Textarea.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import type { Contact } from "#sections/contacts/content.ts";
import { countryCode } from "#sections/countries.ts";
import { internationalNumber } from "#sections/telephone/telephone.ts";
import { PropertyHere } from "#sections/editing/formContext.ts";

interface ContactFieldsProps {
  contact: Contact;
  errors: Record<string, string>;
  onChange: (contact: Contact) => void;
}

const roles = [
  "Host",
  "Co-host",
  "Caretaker",
  "Cleaner",
  "Building manager",
  "Electrician",
  "Plumber",
  "Locksmith",
];

export function ContactFields({ contact, errors, onChange }: ContactFieldsProps) {
  const rolesId = useId();
  const set = (change: Partial<Contact>) => onChange({ ...contact, ...change });
  return (
    <>
      <Field label="Name" error={errors["name"]}>
        <TextInput
          data-part="field"
          autoComplete="off"
          maxLength={200}
          value={contact.name}
          onChange={({ target }) => set({ name: target.value })}
        />
      </Field>
      <Field label="Role" aside="optional" error={errors["role"]}>
        <TextInput
          list={rolesId}
          // Some browsers draw an arrow that fits no other field.
          className="[&::-webkit-calendar-picker-indicator]:hidden!"
          autoComplete="off"
          maxLength={80}
          placeholder="Host, Plumber..."
          value={contact.role}
          onChange={({ target }) => set({ role: target.value })}
        />
      </Field>
      <datalist id={rolesId}>
        {roles.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </datalist>
      <p className="-mb-2 text-sm text-soft sm:col-span-2">Give a telephone or an email.</p>
      <Field
        label="Telephone"
        hint={formatHowDialled(contact.phone, use(PropertyHere)?.country ?? "")}
        error={errors["phone"]}
      >
        <TextInput
          type="tel"
          autoComplete="off"
          maxLength={40}
          value={contact.phone}
          onChange={({ target }) => set({ phone: target.value })}
        />
      </Field>
      <Field label="Email" error={errors["email"]}>
        <TextInput
          type="email"
          autoComplete="off"
          maxLength={254}
          value={contact.email}
          onChange={({ target }) => set({ email: target.value })}
        />
      </Field>
      {contact.phone.trim() !== "" && (
        <fieldset className="flex flex-wrap gap-x-6 sm:col-span-2">
          <legend className="text-[0.9375rem] font-semibold">Guests may</legend>
          <Checkbox
            label="Call"
            checked={contact.call}
            onChange={({ target }) => set({ call: target.checked })}
          />
          <Checkbox
            label="Send a message (SMS)"
            checked={contact.message}
            onChange={({ target }) => set({ message: target.checked })}
          />
          <Checkbox
            label="Use WhatsApp"
            checked={contact.whatsApp}
            onChange={({ target }) => set({ whatsApp: target.checked })}
          />
        </fieldset>
      )}
      <div className="sm:col-span-2">
        <p aria-hidden className="text-[0.9375rem] font-semibold">
          When guests can ring
        </p>
        <div className="mt-1.5 max-w-sm">
          <Segmented
            label="When guests can ring"
            value={contact.anyTime ? "any" : "certain"}
            onValueChange={(hours) => set({ anyTime: hours === "any" })}
            options={[
              { value: "any", label: "At any hour" },
              { value: "certain", label: "Certain hours" },
            ]}
          />
        </div>
        {contact.anyTime ? (
          <p className="mt-1.5 text-sm text-soft">Guests stuck at the door are told to ring this contact.</p>
        ) : (
          <Field label="Hours" aside="optional" error={errors["hours"]} className="mt-3">
            <TextInput
              autoComplete="off"
              maxLength={120}
              placeholder="Every day, 8 am to 9 pm"
              value={contact.hours}
              onChange={({ target }) => set({ hours: target.value })}
            />
          </Field>
        )}
      </div>
      <Field label="Note" aside="optional" error={errors["note"]} className="sm:col-span-2">
        <Textarea
          rows={2}
          className="min-h-18!"
          maxLength={2000}
          placeholder="Lives next door and has a key"
          value={contact.note}
          onChange={({ target }) => set({ note: target.value })}
        />
      </Field>
    </>
  );
}

/** Describes how a national number is dialled in that country. */
function formatHowDialled(phone: string, country: string): string {
  if (phone.trim() === "")
    return "Without +61 or another country code, it is a number in the home's own country.";
  const dialledAs = internationalNumber(phone, countryCode(country));
  return dialledAs
    ? `Guests dial ${dialledAs}, from any phone.`
    : "Guests dial it as it is. With +61 or another country code it works from any phone, and in WhatsApp.";
}
