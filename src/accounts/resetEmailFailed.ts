import type { ToastText } from "#accounts/useFields.ts";
import { ApiError, messageOf } from "#platform/client.ts";

/** Statuses whose sentence says what to do, which "later" would not. */
const HELPFUL_STATUSES = [400, 429];

/** Returns the toast for a reset e-mail that was not sent. */
export function resetEmailFailed(error: unknown): ToastText {
  const message =
    error instanceof ApiError && HELPFUL_STATUSES.includes(error.status) ? messageOf(error) : undefined;
  return { title: "Failed to send reset email", description: message ?? "Please try again later." };
}
