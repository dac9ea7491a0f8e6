import { failureText } from "#ui/failure.ts";
import type { ToastText } from "#ui/toast.ts";

/** Statuses whose message says what to do, better than "later". */
const HELPFUL_STATUSES = [400, 429];

/** Returns the toast for a reset e-mail that was not sent. */
export function resetEmailFailed(error: unknown): ToastText {
  const text = { title: "Failed to send reset email", description: "Please try again later." };
  return failureText(error, text, (status) => HELPFUL_STATUSES.includes(status));
}
