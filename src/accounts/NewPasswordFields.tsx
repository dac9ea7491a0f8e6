import { PasswordField } from "#accounts/PasswordField.tsx";

export function NewPasswordFields({ errors }: { errors: Partial<Record<string, string>> }) {
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
