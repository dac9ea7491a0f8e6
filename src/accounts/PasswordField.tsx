import { PASSWORD_MAX } from "#accounts/passwordLength.ts";
import { Field, type FieldProps } from "#ui/Field.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";

interface PasswordFieldProps extends Pick<FieldProps, "label" | "hint"> {
  name: string;
  autoComplete: "current-password" | "new-password";
  error: string | undefined;
}

export function PasswordField({ name, autoComplete, ...field }: PasswordFieldProps) {
  return (
    <Field {...field}>
      <PasswordInput name={name} autoComplete={autoComplete} maxLength={PASSWORD_MAX} required />
    </Field>
  );
}
