/** What a member can be allowed to do in an account. `accounts/roles.ts` maps roles to rights. */
export type Right =
  | "read"
  | "create"
  | "edit"
  | "share"
  | "archive"
  | "delete"
  | "manage members"
  | "see guests"
  | "manage billing";

/** Which account a route acts in: that of the resource in its path, or that of the session. */
export type Resource =
  | "account"
  | "guidebook"
  | "section"
  | "share link"
  | "stay"
  | "stay request"
  | "extra request"
  | "problem"
  | "calendar"
  | "calendar entry"
  | "turnover link"
  | "calendar out"
  | "notice"
  | "member";

/** Who may call a route, and whether the account needs an active plan. */
export type Gate = { access: "public" } | { access: "signed in" } | { access: "operator" } | MemberGate;

export interface MemberGate {
  access: "member";
  right: Right;
  on: Resource;
  needsPlan: boolean;
  /** True when `?guidebook=` may name a guidebook: then the route acts in its account. */
  allowGuidebookQuery?: true;
  /** True when a user may do it to themself, whatever their role. */
  allowSelf?: true;
}

/** Anyone, signed in or not. */
export const everyone: Gate = { access: "public" };

/** Any signed-in user, whatever their rights. */
export const signedIn: Gate = { access: "signed in" };

/** The server's operators; the call is not there for anyone else. */
export const operatorOnly: Gate = { access: "operator" };

/** Returns the gate for a member with the right and an active plan, in the account of `?guidebook=` if given. */
export const mayWithPlanForGuidebook = (right: Right): Gate => ({
  ...mayWithPlan(right, "account"),
  allowGuidebookQuery: true,
});

export const mayWithPlan = (right: Right, on: Resource): MemberGate => ({
  access: "member",
  right,
  on,
  needsPlan: true,
});

/** Returns the gate for the right, without a plan too: a leaving host can take things down (Plan 3). */
export const mayAlways = (right: Right, on: Resource): MemberGate => ({
  access: "member",
  right,
  on,
  needsPlan: false,
});
