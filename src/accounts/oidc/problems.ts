/** Why a sign-in by the OpenID provider did not go through: `?problem=` of the sign-in screen. */
export const oidcProblems = {
  oidc_unreachable: "The sign-in service does not answer. Please try again in a few minutes.",
  oidc_cancelled: "The sign-in was cancelled.",
  oidc_failed: "The sign-in did not go through. Please try again.",
  oidc_not_allowed: "Your account there may not sign in here. Ask the person who runs this server.",
  oidc_no_email: "The sign-in service did not pass on your email. Ask the person who runs this server.",
  oidc_link_needed:
    "There is an account with your email. Sign in once as before, and from then on this button signs you in.",
  sign_up_closed: "New accounts are closed on this server.",
  invitation_needed: "A new account needs an invitation. Open the link in yours, and continue from there.",
  too_many: "Too many sign-ins came from your network. Please try again in an hour.",
} as const;
export type OidcProblem = keyof typeof oidcProblems;

/** Returns the problem of this code; that of a failure for any other. */
export const oidcProblemOf = (code: string): OidcProblem =>
  code in oidcProblems ? (code as OidcProblem) : "oidc_failed"; // checked by `in`
