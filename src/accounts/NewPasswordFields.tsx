import { PasswordField } from "#accounts/PasswordField.tsx";

interface NewPasswordFieldsProps {
  errors: Partial<Record<string, string>>;
}

export function NewPasswordFields({ errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint="At least 8 characters."
        error={errors.newPassword}
      />
      <PasswordField
        label="Confirm new password"
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
    </>
  );
}
