import { choiceEvent } from "#accounts/events/eventKind.ts";

const deeds = [
  "plan_granted_by_support",
  "plan_ended_by_support",
  "taken_down_by_support",
  "put_back_by_support",
  "exported_by_support",
  "private_hosts_allowed_by_support",
  "private_hosts_refused_by_support",
] as const;
/** What the operator did to an account as a whole, in the names of security events. */
export type Support = (typeof deeds)[number];

/** What the operator did to an account, which its owners read. */
export const supportActed = choiceEvent("account.support", deeds, {
  plan_granted_by_support: "gave this account a plan",
  plan_ended_by_support: "ended the plan",
  taken_down_by_support: "took a guidebook down",
  put_back_by_support: "put a guidebook back",
  exported_by_support: "exported all guidebooks",
  private_hosts_allowed_by_support: "allowed webhooks to private hosts",
  private_hosts_refused_by_support: "ended webhooks to private hosts",
});
