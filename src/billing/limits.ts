import { limit } from "#core/limitRule.ts";
import { HOUR_MS } from "#core/durations.ts";

/** Stripe has a rate limit: one host must not use up all of it. */
export const openingsPerHost = limit("billing-open", 30, HOUR_MS, {
  message: "You have opened this too many times. Please wait an hour, then try again.",
});

/** A host who has paid polls five times; more is abuse. */
export const questionsPerHost = limit("billing-ask", 60, HOUR_MS, {
  message: "You have tried too many times. Please wait an hour, then try again.",
});
