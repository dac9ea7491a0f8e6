import { NAME_MAX, NAME_NEEDED } from "#guidebooks/contract.ts";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";

/** The name is needed (Guidebooks 6). */
export const NAME_REQUIRED = {
  title: "Guidebook name required",
  description: NAME_NEEDED,
};

interface NameFieldProps {
  name: string;
  onName: (name: string) => void;
  error?: string | undefined;
  disabled?: boolean;
}

/** The field of a guidebook's name, `name` in its form. */
export function NameField({ name, onName, error, disabled }: NameFieldProps) {
  return (
    <Field label="Guidebook Name" error={error}>
      <TextInput
        name="name"
        autoComplete="off"
        placeholder="For example: Wānaka Lake House"
        maxLength={NAME_MAX}
        disabled={disabled}
        value={name}
        onChange={(event) => onName(event.target.value)}
      />
    </Field>
  );
}
