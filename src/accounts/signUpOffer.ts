import type { Product } from "#core/product.ts";

/** Returns the token of the invitation that `?next=` leads back to, if any. */
export const invitationIn = (next: string | null): string | undefined =>
  /^\/invite\/(\w+)$/.exec(next ?? "")?.[1];

/** Returns whether a visitor may make an account: always where sign-up is open, else only with an invitation. */
export function isSignUpOffered({ signUp }: Product, next: string | null): boolean {
  if (signUp === "invited") return invitationIn(next) !== undefined;
  return signUp === "open";
}
