import type { Refusal } from "#core/refusal.ts";

/** Why a URL was not fetched, for the person who entered it. Codes are stable. */
export const urlRefusals = {
  invalid: {
    code: "url_invalid",
    message: "This is not a web address. Copy the whole address again; it begins with https://.",
  },
  notHttps: {
    code: "url_not_https",
    message: "This address is not secure. Use the one that begins with https://.",
  },
  notPublic: {
    code: "url_not_public",
    message:
      "Only addresses on the public internet can be read, without a port, a name or a password in them.",
  },
  /** Also for names that resolve into a private network: the message must not reveal which exist. */
  notFound: {
    code: "url_not_found",
    message: "We cannot find this site. Check the address for typing mistakes.",
  },
  unreachable: { code: "url_unreachable", message: "The site did not answer. Try again in a few minutes." },
  certificate: {
    code: "url_certificate",
    message: "The site's certificate is not valid, so we cannot tell whose it is. Use another address.",
  },
  tooSlow: { code: "url_too_slow", message: "The site took too long to answer. Try again in a few minutes." },
  tooLarge: { code: "url_too_large", message: "The file at this address is too large to read." },
  redirects: {
    code: "url_redirects",
    message: "This address redirects too many times. Use the one it ends up at.",
  },
  badAnswer: {
    code: "url_bad_answer",
    message: "The site's answer could not be read. Check that the address is the right one.",
  },
} as const satisfies Record<string, Refusal>;

/** Returns the refusal of a status other than 200; the detail has the status. */
export const refusedWith = (status: number): Refusal => ({
  code: "url_status",
  message:
    status === 404 || status === 410
      ? "This address no longer works. Copy it again from where you found it."
      : "The site refused to answer. Copy the address again, or try later.",
  detail: { status },
});
