import { limit } from "#core/limitRule.ts";
import { MINUTE_MS, HOUR_MS, DAY_MS } from "#core/durations.ts";

/** Limits 1, by account and network. Each sign-in consumes a point; a successful one resets them. */
export const signInsPerAccount = limit("sign-in-account", 10, 15 * MINUTE_MS, {
  message: "Too many sign-ins have failed. Wait 15 minutes and try again, or reset your password.",
});

/** Counts only the failures of a known device, so that a stolen device token does not help. */
export const signInsPerDevice = { ...signInsPerAccount, name: "sign-in-device" };

export const signInsPerIp = limit("sign-in-ip", 100, HOUR_MS, {
  message: "Too many sign-ins came from your network. Please try again in an hour.",
});

export const signUpsPerIp = limit("sign-up-ip", 30, HOUR_MS, {
  message: "Too many accounts were created from your network. Please try again in an hour.",
});

export const resetEmailsPerEmail = limit("forgot-password-email", 5, HOUR_MS, {
  message: "We have sent several emails to that address. Look for the newest, or try again in an hour.",
});

/** Stops a script from sending emails to guessed addresses. */
export const resetEmailsPerIp = limit("forgot-password-ip", 100, HOUR_MS, {
  message: "Too many reset links were requested from your network. Please try again in an hour.",
});

/** As for sign-in: a visitor at an unattended browser must not guess the password. */
export const passwordChecksPerHost = limit("password-check-host", 10, 15 * MINUTE_MS, {
  message: "The current password was wrong too many times. Wait 15 minutes and try again.",
});

export const emailLinksPerHost = limit("email-links-host", 10, DAY_MS, {
  message: "We have sent several emails today. Look for the newest, or try again tomorrow.",
});

/** Email links opened from one network. */
export const emailLinksPerIp = limit("email-links-ip", 100, HOUR_MS, {
  message: "Too many links were opened from your network. Please try again in an hour.",
});

/** Challenges for one network: one per visit of the sign-in screen, and again while it is open. */
export const passkeyLoginsPerIp = limit("passkey-login-ip", 1200, HOUR_MS, {
  message: "Too many sign-ins came from your network. Please try again in an hour.",
});
