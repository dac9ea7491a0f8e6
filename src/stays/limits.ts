import { english } from "#core/i18n/texts/english.ts";
import { limit } from "#core/limitRule.ts";
import { MINUTE_MS, HOUR_MS, DAY_MS } from "#core/durations.ts";

/** Far more than hosts make by hand, and few enough that one account cannot fill the database. */
export const staysPerHost = limit("stays-host", 500, DAY_MS, {
  message: "You have added 500 stays today. Please try again tomorrow.",
});

/** Requests of a visitor without a code (Stays 12). */
export const requestsPerVisitor = limit("stay-requests-visitor", 5, HOUR_MS, {
  message: english.refusals.nameIsSent,
});

/** Above this number of requests a day every response of a guidebook is slowed and none is refused (Stays 12). */
export const requestsPerGuidebook = limit("stay-requests-guidebook", 20, DAY_MS, {
  message: "Many people ask for codes here just now. Please wait a moment.",
});

/** Requests with the name of a guest of these days, which are always sent to the host one by one (Stays 12). */
export const expectedRequestsPerGuidebook = { ...requestsPerGuidebook, name: "stay-requests-expected" };

/** How often a host is notified of all other requests together (Stays 12). */
export const requestSummariesPerGuidebook = {
  ...requestsPerGuidebook,
  name: "stay-request-summaries",
  points: 1,
  windowMs: 15 * MINUTE_MS,
};

/** Codes that one visitor may try (Stays 10). */
export const codesPerVisitor = limit("codes-visitor", 10, HOUR_MS, { message: english.refusals.manyCodes });

/** Above this number of codes an hour every response of a guidebook is slowed and none is refused (Stays 10). */
export const codesPerGuidebook = limit("codes-guidebook", 300, HOUR_MS, {
  message: "Many codes are being tried here just now. Please wait a moment.",
});
