import { z } from "zod";

const securityEventKinds = [
  "signed_in",
  "signed_in_new",
  "wrong_password",
  "password_changed",
  "password_reset",
  "email_requested",
  "email_changed",
  "email_taken_back",
  "passkey_added",
  "passkey_removed",
  "token_made",
  "oidc_linked",
  "signed_out_elsewhere",
  "exported_by_support",
  "private_hosts_allowed_by_support",
  "private_hosts_refused_by_support",
  "plan_granted_by_support",
  "plan_ended_by_support",
  "taken_down_by_support",
  "put_back_by_support",
  "signed_out_by_support",
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

export const securityEvent = z.object({
  kind: z.enum(securityEventKinds),
  /** The browser, formatted, if there was one. */
  device: z.string().nullable(),
  /** The last time, epoch milliseconds, and how often within an hour of it. */
  at: z.number(),
  times: z.number(),
});
export type SecurityEvent = z.output<typeof securityEvent>;
