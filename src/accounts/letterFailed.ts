import type { Words } from "#accounts/useFields.ts";
import { ApiError, messageOf } from "#platform/client.ts";

/** Statuses whose sentence says what to do, which "later" would not. */
const SAYS_MORE = [400, 429];

/** For a reset letter that was not sent. */
export function letterFailed(error: unknown): Words {
  const says = error instanceof ApiError && SAYS_MORE.includes(error.status) ? messageOf(error) : undefined;
  return { title: "Failed to send reset email", description: says ?? "Please try again later." };
}
