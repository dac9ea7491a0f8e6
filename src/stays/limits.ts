import { english } from "#core/i18n/texts/english.ts";
import type { LimitRule } from "#core/limits.server.ts";

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Far more than hosts make by hand, and few enough that one account cannot fill the database. */
export const staysPerHost: LimitRule = {
  name: "stays-host",
  points: 500,
  seconds: DAY_SECONDS,
  message: "You have added 500 stays today. Please try again tomorrow.",
};

/** The delay of a response where a guidebook's codes are guessed, or strangers send many requests (Stays 10, 12). */
export const SLOWED_MS = 3000;

/** Requests of a visitor without a code (Stays 12). */
export const requestsPerVisitor: LimitRule = {
  name: "stay-requests-visitor",
  points: 5,
  seconds: HOUR_SECONDS,
  message: english.refusals.nameIsSent,
};

/** Above this number of requests a day every response of a guidebook is slowed and none is refused (Stays 12). */
export const requestsPerGuidebook: LimitRule = {
  name: "stay-requests-guidebook",
  points: 20,
  seconds: DAY_SECONDS,
  message: "Many people ask for codes here just now. Please wait a moment.",
};

/** Requests with the name of a guest of these days, which are always sent to the host one by one (Stays 12). */
export const expectedRequestsPerGuidebook: LimitRule = {
  ...requestsPerGuidebook,
  name: "stay-requests-expected",
};

/** How often a host is notified of all other requests together (Stays 12). */
export const requestSummariesPerGuidebook: LimitRule = {
  ...requestsPerGuidebook,
  name: "stay-request-summaries",
  points: 1,
  seconds: 15 * 60,
};

/** Codes that one visitor may try (Stays 10). */
export const codesPerVisitor: LimitRule = {
  name: "codes-visitor",
  points: 10,
  seconds: HOUR_SECONDS,
  message: english.refusals.manyCodes,
};

/** Above this number of codes an hour every response of a guidebook is slowed and none is refused (Stays 10). */
export const codesPerGuidebook: LimitRule = {
  name: "codes-guidebook",
  points: 300,
  seconds: HOUR_SECONDS,
  message: "Many codes are being tried here just now. Please wait a moment.",
};
