import { useId } from "react";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { formatTimeZone, listTimeZones } from "#stays/timeZones.ts";

export const UNKNOWN_ZONE = "Choose a time zone from the list: type a city in it.";

interface ZoneFieldProps {
  /** The zones to offer first; the field begins with the first one that is known. */
  likely: readonly (string | null)[];
  error: string | undefined;
  className?: string;
  /** For the field that has the focus at first. */
  "data-focus-first"?: string;
}

/** The control `timeZone` of a form: a list to search by typing. Its text becomes a zone with `zoneNamed`. */
export function ZoneField({ likely, error, className, ...rest }: ZoneFieldProps) {
  const id = useId();
  const zones = listTimeZones(likely);
  const first = likely.find((zone) => zone !== null);
  return (
    <Field
      label="Time zone of the property"
      hint="It decides when a day begins there."
      error={error}
      className={className}
    >
      <TextInput
        name="timeZone"
        list={id}
        required
        autoComplete="off"
        spellCheck={false}
        defaultValue={first && formatTimeZone(first)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        {...rest}
      />
      <datalist id={id}>
        {zones.map((zone) => (
          <option key={zone}>{formatTimeZone(zone)}</option>
        ))}
      </datalist>
    </Field>
  );
}
