import type { Product } from "#core/product.ts";

/** Returns the token of the invitation that `?next=` leads back to, if any. */
export const invitationIn = (next: string | null): string | undefined =>
  /^\/(?:invite\/|signup\?invitation=)(\w+)$/.exec(next ?? "")?.[1];

/** Returns the token of an invitation by which the sign-up screen makes an account, if any: an operator's or a host's. */
export const invitationOf = ({ signUp }: Product, params: URLSearchParams): string | undefined =>
  params.get("invitation") ?? (signUp === "invited" ? invitationIn(params.get("next")) : undefined);

/** Returns whether a visitor may make an account: always where sign-up is open, else only with an invitation. */
export const isSignUpOffered = (product: Product, params: URLSearchParams): boolean =>
  product.signUp === "open" || invitationOf(product, params) !== undefined;

/** Returns whether sign-up is on the way to a host's invitation, into the account of that host. */
export const joinsAccountOfAnother = (params: URLSearchParams): boolean =>
  params.get("next")?.startsWith("/invite/") ?? false;
