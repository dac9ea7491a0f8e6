/** Messages of both forms and server (Accounts 5). */
export const MESSAGES = {
  wrongCurrentPassword: "Current password is incorrect",
  newPasswordTooShort: "New password must be at least 8 characters long.",
  passwordTooShort: "Password must be at least 8 characters long.",
  commonPassword: "This password is too easy to guess. Choose another, such as three unrelated words.",
  invalidResetLink: "This password reset link is invalid or expired.",
  resetEmailSent: "If there is an account with that email, we have sent a link to reset its password.",
} as const;
