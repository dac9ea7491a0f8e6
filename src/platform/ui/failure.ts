import { ApiError, messageOf } from "#platform/client.ts";
import { showToast, type NewToast, type ToastText } from "#platform/ui/toast.ts";

/** Statuses whose sentence says what to do, which "try again" would not. */
const HELPFUL_STATUSES = [402, 403, 413, 429, 503];

/**
 * The toast of a failed call (Errors 2): a fixed text, in which the server's sentence takes the description's place where
 * only that helps; or what a function returns, where the text is of another kind. Null shows none.
 */
export type Failure = ToastText | ((error: Error) => NewToast | null);

/** Returns the text, with the server's sentence in it where its status is a helpful one. */
export function failureText(
  error: unknown,
  text: ToastText,
  isHelpful = (status: number) => HELPFUL_STATUSES.includes(status),
): ToastText {
  const message = error instanceof ApiError && isHelpful(error.status) ? messageOf(error) : undefined;
  return { ...text, description: message ?? text.description };
}

/** Shows that a call failed, in the destructive variant. */
export function showFailure(error: Error, failure: Failure): void {
  const news = typeof failure === "function" ? failure(error) : failureText(error, failure);
  if (news) showToast({ variant: "destructive", ...news });
}
