import { PASSWORD_MIN } from "#accounts/passwordLength.ts";

export const newPasswordBlank = {
  newPassword: "Enter a new password.",
  confirmPassword: "Enter the new password again.",
};

export const allRequired = { title: "Invalid input", description: "All password fields are required." };

interface Fault {
  field: "newPassword" | "confirmPassword";
  title: string;
  description: string;
}

/** Returns the first error of a new password and its confirmation, or null. */
export function faultOfNewPassword(
  typed: { newPassword: string; confirmPassword: string },
  tooShort: string,
): Fault | null {
  if (typed.newPassword !== typed.confirmPassword) {
    const description = "New password and confirmation do not match.";
    return { field: "confirmPassword", title: "Password mismatch", description };
  }
  if (typed.newPassword.length < PASSWORD_MIN) {
    return { field: "newPassword", title: "Password too short", description: tooShort };
  }
  return null;
}
