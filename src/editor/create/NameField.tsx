import { NAME_MAX } from "#guidebooks/guidebookName.ts";
import { Field } from "#ui/Field.tsx";
import { exampleTextsFor } from "#sections/exampleTexts.ts";
import { useProduct } from "#ui/product.tsx";
import { TextInput } from "#ui/TextInput.tsx";

interface NameFieldProps {
  name: string;
  onName: (name: string) => void;
  error?: string | undefined;
  disabled?: boolean;
}

/** The field of a guidebook's name, `name` in its form. */
export function NameField({ name, onName, error, disabled }: NameFieldProps) {
  const { country } = useProduct();
  return (
    <Field label="Guidebook Name" error={error}>
      <TextInput
        name="name"
        autoComplete="off"
        placeholder={`For example: ${exampleTextsFor(country).name}`}
        maxLength={NAME_MAX}
        disabled={disabled}
        value={name}
        onChange={(event) => onName(event.target.value)}
      />
    </Field>
  );
}
