import { ApiError } from "#core/client.ts";
import type { FailureReason } from "#analytics/events.ts";

const reasons: Partial<Record<number, FailureReason>> = {
  400: "invalid",
  401: "wrong",
  409: "taken",
  429: "too_many",
};

/** Returns the failure reason of a call, as the event counts it. */
export function failureReasonOf(error: unknown): FailureReason {
  return error instanceof ApiError ? (reasons[error.status] ?? "other") : "unreachable";
}
