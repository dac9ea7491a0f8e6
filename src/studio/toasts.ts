import { ApiError, messageOf } from "#platform/client.ts";
import { toast } from "#platform/ui/toast.ts";

/** Shows that something was done. */
export function showToast(title: string, description?: string): void {
  toast({ title, description });
}

/** Shows that something failed, in the destructive variant (Errors 2). */
export function showErrorToast(title: string, description: string): void {
  toast({ title, description, variant: "destructive" });
}

/** Statuses whose sentence says what to do, which "try again" would not. */
const HELPFUL_STATUSES = [402, 403, 413, 429];

/** Shows that a call failed: in the fixed words, or the server's where only those help. */
export function showFailureToast(error: unknown, title: string, description: string): void {
  const message =
    error instanceof ApiError && HELPFUL_STATUSES.includes(error.status) ? messageOf(error) : undefined;
  showErrorToast(title, message ?? description);
}
