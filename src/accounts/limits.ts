import type { LimitRule } from "#core/limits.server.ts";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** Limits 1, by account and network. Each sign-in consumes a point; a successful one resets them. */
export const signInsPerAccount: LimitRule = {
  name: "sign-in-account",
  points: 10,
  seconds: 15 * MINUTE_SECONDS,
  message: "Too many sign-ins have failed. Wait 15 minutes and try again, or reset your password.",
};

/**
 * For a browser that has signed in to the account before: only its failures count, so a stolen device token does not
 * help.
 */
export const signInsPerDevice: LimitRule = { ...signInsPerAccount, name: "sign-in-device" };

export const signInsPerIp: LimitRule = {
  name: "sign-in-ip",
  points: 100,
  seconds: HOUR_SECONDS,
  message: "Too many sign-ins came from your network. Please try again in an hour.",
};

export const signUpsPerIp: LimitRule = {
  name: "sign-up-ip",
  points: 30,
  seconds: HOUR_SECONDS,
  message: "Too many accounts were created from your network. Please try again in an hour.",
};

export const resetEmailsPerEmail: LimitRule = {
  name: "forgot-password-email",
  points: 5,
  seconds: HOUR_SECONDS,
  message: "We have sent several e-mails to that address. Look for the newest, or try again in an hour.",
};

/** Stops a script from sending e-mails to guessed addresses. */
export const resetEmailsPerIp: LimitRule = {
  name: "forgot-password-ip",
  points: 100,
  seconds: HOUR_SECONDS,
  message: "Too many reset links were requested from your network. Please try again in an hour.",
};

/** As for sign-in: a visitor at an unattended browser must not guess the password. */
export const passwordChecksPerHost: LimitRule = {
  name: "password-check-host",
  points: 10,
  seconds: 15 * MINUTE_SECONDS,
  message: "The current password was wrong too many times. Wait 15 minutes and try again.",
};

/** Confirmation e-mails that a host requests. */
export const emailLinksPerHost: LimitRule = {
  name: "email-links-host",
  points: 10,
  seconds: 24 * HOUR_SECONDS,
  message: "We have sent several e-mails today. Look for the newest, or try again tomorrow.",
};

/** E-mail links opened from one network. */
export const emailLinksPerIp: LimitRule = {
  name: "email-links-ip",
  points: 100,
  seconds: HOUR_SECONDS,
  message: "Too many links were opened from your network. Please try again in an hour.",
};

/** Challenges for one network: one per visit of the sign-in screen, and again while it is open. */
export const passkeyLoginsPerIp: LimitRule = {
  name: "passkey-login-ip",
  points: 1200,
  seconds: HOUR_SECONDS,
  message: "Too many sign-ins came from your network. Please try again in an hour.",
};
