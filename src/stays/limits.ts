import { english } from "#languages/texts/english.ts";
import type { LimitRule } from "#platform/limits.server.ts";

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Far more than hosts make by hand, and little enough that one account cannot fill the database. */
export const staysPerHost: LimitRule = {
  name: "stays-host",
  points: 500,
  seconds: DAY_SECONDS,
  message: "You have added 500 stays today. Please try again tomorrow.",
};

/** How often a visitor without a code may ask the host to be let in (Stays 12). */
export const requestsPerVisitor: LimitRule = {
  name: "stay-requests-visitor",
  points: 5,
  seconds: HOUR_SECONDS,
  message: english.refusals.nameIsSent,
};

/** How many e-mails of guests without a code a host gets about one guidebook (Stays 12). */
export const requestsPerGuidebook: LimitRule = {
  name: "stay-requests-guidebook",
  points: 20,
  seconds: DAY_SECONDS,
  message: english.refusals.manyRequests,
};

/** Codes that one visitor may try (Stays 10). */
export const codesPerVisitor: LimitRule = {
  name: "codes-visitor",
  points: 10,
  seconds: HOUR_SECONDS,
  message: english.refusals.manyCodes,
};

/** From so many codes an hour on, every answer of a guidebook is slowed and none is refused (Stays 10). */
export const codesPerGuidebook: LimitRule = {
  name: "codes-guidebook",
  points: 300,
  seconds: HOUR_SECONDS,
  message: "Many codes are being tried here just now. Please wait a moment.",
};
