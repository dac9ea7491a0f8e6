import { ApiError, isUnanswered, messageOf } from "#core/client.ts";
import { showToast, type NewToast, type ToastText } from "#ui/toast.ts";

/** Statuses whose message says what to do, better than "try again". */
const HELPFUL_STATUSES = [402, 403, 413, 429, 503];

const DELETED_ELSEWHERE = "It may have been deleted somewhere else. This screen is up to date again.";

/** A failed call's toast (Errors 2): a text, whose description a helpful refusal replaces, or a function. */
export type Failure = ToastText | ((error: Error) => NewToast | null);

/** Returns whether what a call was about is not there: deleted elsewhere, or taken from the account (Errors 12). */
export const isGone = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.body?.code === "not_found";

/** Returns the text, with the server's message for a helpful status; of what is gone it says why the row goes. */
export function failureText(
  error: unknown,
  text: ToastText,
  isHelpful = (status: number) => HELPFUL_STATUSES.includes(status),
): ToastText {
  if (isGone(error)) return { ...text, description: `${messageOf(error)} ${DELETED_ELSEWHERE}` };
  const message = error instanceof ApiError && isHelpful(error.status) ? messageOf(error) : undefined;
  return { ...text, description: message ?? text.description };
}

/** Returns the text, with the server's message for any status. */
export const serverText = (error: unknown, text: ToastText) => failureText(error, text, () => true);

/** Returns whether a call had no response while the browser is offline. */
export const isOffline = (error: unknown): boolean => isUnanswered(error) && !navigator.onLine;

/** Returns the text, naming the missing connection when that is the cause. */
export const withOffline = <Text extends NewToast>(error: unknown, text: Text): Text =>
  isOffline(error)
    ? { ...text, description: "You are offline. Nothing was changed. Try again when the connection is back." }
    : text;

export function showFailure(error: Error, failure: Failure): void {
  const news = typeof failure === "function" ? failure(error) : failureText(error, failure);
  if (news) showToast({ variant: "destructive", ...withOffline(error, news) });
}
