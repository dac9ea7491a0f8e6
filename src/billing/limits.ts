import type { LimitRule } from "#core/limits.server.ts";

const HOUR_SECONDS = 60 * 60;

/** Stripe has a rate limit: one host must not use up all of it. */
export const openingsPerHost: LimitRule = {
  name: "billing-open",
  points: 30,
  seconds: HOUR_SECONDS,
  message: "You have opened this too many times. Please wait an hour, then try again.",
};

/** A host who has paid polls five times; more is abuse. */
export const questionsPerHost: LimitRule = {
  name: "billing-ask",
  points: 60,
  seconds: HOUR_SECONDS,
  message: "You have tried too many times. Please wait an hour, then try again.",
};
