import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/Select.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { countries } from "#sections/countries.ts";
import type { EditorProps } from "#sections/editing/editorProps.ts";
import { WhoSees } from "#sections/editing/WhoSees.tsx";
import type { PropertyContent } from "#sections/property/content.ts";

const texts = [
  { name: "propertyName", label: "Property name", max: 200, wide: true },
  { name: "address", label: "Street address", max: 300, wide: true },
  { name: "city", label: "City or town", max: 120, wide: false },
  { name: "state", label: "State or region", max: 120, wide: false },
  { name: "postcode", label: "Postcode", max: 20, wide: false },
] as const;

export default function PropertyEditor({ value, onChange, fieldErrors }: EditorProps<PropertyContent>) {
  const listed = value.country === "" || countries.some(({ name }) => name === value.country);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {texts.map(({ name, label, max, wide }) => (
        <Field
          key={name}
          label={label}
          hint={name === "address" && <WhoSees />}
          error={fieldErrors?.[name]}
          className={wide ? "sm:col-span-2" : undefined}
        >
          <TextInput
            name={name}
            autoComplete="off"
            maxLength={max}
            value={value[name] ?? ""}
            onChange={(event) => onChange({ ...value, [name]: event.target.value })}
          />
        </Field>
      ))}
      <Field label="Country" hint="Guests see this country's emergency number" error={fieldErrors?.country}>
        <Select
          value={value.country}
          onChange={(event) => onChange({ ...value, country: event.target.value })}
        >
          <option value="">Choose a country</option>
          {!listed && <option value={value.country}>{value.country}</option>}
          {countries.map(({ code, name }) => (
            <option key={code} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
