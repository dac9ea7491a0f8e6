/** What a member can be allowed to do in an account. Which role may: `accounts/roles.ts`. */
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

/** Whose account a call acts in: the one of what its path names, or the one that the session chose. */
export type Resource =
  | "account"
  | "guidebook"
  | "section"
  | "share link"
  | "stay"
  | "stay request"
  | "calendar"
  | "calendar entry"
  | "turnover link"
  | "notice"
  | "member";

/** Who may make a call, and whether the account needs an active plan for it. */
export type Gate = { access: "public" } | { access: "signed in" } | MemberGate;

export interface MemberGate {
  access: "member";
  right: Right;
  on: Resource;
  needsPlan: boolean;
  /** True where the query may name a guidebook (`?guidebook=`): then the call acts in its account. */
  allowGuidebookQuery?: true;
  /** True where whoever the path names may do it to themself, whatever their role. */
  allowSelf?: true;
}

/** Anybody. */
export const everyone: Gate = { access: "public" };

/** Whoever is signed in, whatever they may do in an account. */
export const signedIn: Gate = { access: "signed in" };

/** Returns the gate for what a host needs beside a guidebook, in its account where the query names it, with a plan. */
export const mayWithPlanForGuidebook = (right: Right): Gate => ({
  ...mayWithPlan(right, "account"),
  allowGuidebookQuery: true,
});

/** Returns the gate for a member with the right, in an account with an active plan. */
export const mayWithPlan = (right: Right, on: Resource): MemberGate => ({
  access: "member",
  right,
  on,
  needsPlan: true,
});

/**
 * Returns the gate for a member with the right, plan or not: a host who leaves must be able to take things down (Plan
 * 3).
 */
export const mayAlways = (right: Right, on: Resource): MemberGate => ({
  access: "member",
  right,
  on,
  needsPlan: false,
});
