import { Field } from "#ui/Field.tsx";
import { TextInput, type TextInputProps } from "#ui/TextInput.tsx";

interface EmailFieldProps extends TextInputProps {
  error: string | undefined;
}

export function EmailField({ error, ...rest }: EmailFieldProps) {
  return (
    <Field label="Email" error={error}>
      <TextInput
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        {...rest}
      />
    </Field>
  );
}
