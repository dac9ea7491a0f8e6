import type { LimitRule } from "#core/limits.server.ts";

const HOUR_SECONDS = 60 * 60;

/** Stripe counts what is asked of it: one host must not use up what all need. */
export const openingsPerHost: LimitRule = {
  name: "billing-open",
  points: 30,
  seconds: HOUR_SECONDS,
  message: "You have opened this too many times. Please wait an hour, then try again.",
};

/** Who has come back from paying asks five times; more than this is no host. */
export const questionsPerHost: LimitRule = {
  name: "billing-ask",
  points: 60,
  seconds: HOUR_SECONDS,
  message: "You have tried too many times. Please wait an hour, then try again.",
};
