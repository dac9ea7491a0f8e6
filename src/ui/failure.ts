import { ApiError, isUnanswered, messageOf } from "#core/client.ts";
import { showToast, type NewToast, type ToastText } from "#ui/toast.ts";

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

/** Returns true for a call that had no response while the browser knows that it has no connection. */
export const isOffline = (error: unknown): boolean => isUnanswered(error) && !navigator.onLine;

/** Returns the text with its cause in it where that is the missing connection. */
export const withOffline = <Text extends NewToast>(error: unknown, text: Text): Text =>
  isOffline(error)
    ? { ...text, description: "You are offline. Nothing was changed. Try again when the connection is back." }
    : text;

/** Shows that a call failed, in the destructive variant. */
export function showFailure(error: Error, failure: Failure): void {
  const news = typeof failure === "function" ? failure(error) : failureText(error, failure);
  if (news) showToast({ variant: "destructive", ...withOffline(error, news) });
}
