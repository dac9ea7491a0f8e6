import { Hono, type Context } from "hono";
import { AuthorizationResponseError } from "openid-client";
import { beginOidc, enterByOidc, proveByOidc } from "#accounts/oidc/oidc.server.ts";
import { oidcProblemOf, type OidcProblem } from "#accounts/oidc/problems.ts";
import { authorisation, newProvider, type Authorisation } from "#accounts/oidc/provider.server.ts";
import { returnPath } from "#accounts/returnPath.ts";
import { callerOf, cookieOf, oidcCookie, welcome } from "#accounts/welcome.server.ts";
import { MINUTE_MS, SECOND_MS } from "#core/durations.ts";
import type { AppContext } from "#core/context.server.ts";
import type { AppEnv } from "#core/http.server.ts";

const SENT_SECONDS = (10 * MINUTE_MS) / SECOND_MS;
const LINK_SECONDS = (30 * MINUTE_MS) / SECOND_MS;

/** Returns the two pages of a sign-in by the OpenID provider; none without one (Accounts 19). */
export function oidcPages({ config, log }: AppContext) {
  const pages = new Hono<AppEnv>();
  const { oidc, publicUrl } = config;
  if (!oidc) return pages;
  const provider = newProvider(oidc);
  const redirectUri = `${publicUrl}/auth/oidc/callback`;

  /** Leads back to sign-in with a problem, or to the screen that a proof was for. */
  function fail(c: Context<AppEnv>, problem: OidcProblem, sent?: Authorisation) {
    if (sent?.proves) return c.redirect(sent.next, 302);
    const query = new URLSearchParams({ problem, ...(sent && { next: sent.next }) });
    return c.redirect(`/login?${query}`, 302);
  }

  pages.get("/auth/oidc", async (c) => {
    const next = returnPath(c.req.query("next") ?? null);
    const proves = c.req.query("proves") === "true" && c.get("host") !== null;
    c.header("Cache-Control", "no-store");
    try {
      const { url, sent } = await beginOidc(c.get("context"), provider, { next, proves, redirectUri });
      const stored = new URLSearchParams({ ...sent, proves: String(proves) }).toString();
      c.header("Set-Cookie", oidcCookie(c, "sent", stored, SENT_SECONDS), { append: true });
      return c.redirect(url.href, 302);
    } catch (error) {
      log.warn({ err: error }, "the OpenID provider could not be reached");
      return fail(c, "oidc_unreachable");
    }
  });

  pages.get("/auth/oidc/callback", async (c) => {
    const sent = readSent(c);
    c.header("Cache-Control", "no-store");
    c.header("Set-Cookie", oidcCookie(c, "sent", "", 0), { append: true });
    if (!sent) return fail(c, "oidc_failed");
    try {
      const callback = new URL(new URL(c.req.url).search, redirectUri);
      const claims = await provider.claimsOf(callback, sent);
      const host = c.get("host");
      if (sent.proves) {
        if (host) await proveByOidc(c.get("context"), host, claims);
        return c.redirect(sent.next, 302);
      }
      const entered = await enterByOidc(c.get("context"), oidc, claims, { ...callerOf(c), next: sent.next });
      if (!entered.ok) return fail(c, oidcProblemOf(entered.refusal.code), sent);
      if ("link" in entered.value) {
        c.header("Set-Cookie", oidcCookie(c, "link", entered.value.link, LINK_SECONDS), { append: true });
        return fail(c, "oidc_link_needed", sent);
      }
      await welcome(c, entered.value.entered);
      return c.redirect(entered.value.next, 302);
    } catch (error) {
      if (error instanceof AuthorizationResponseError && error.error === "access_denied")
        return fail(c, "oidc_cancelled", sent);
      log.warn({ err: error }, "a sign-in by the OpenID provider failed");
      return fail(c, "oidc_failed", sent);
    }
  });
  return pages;
}

function readSent(c: Context<AppEnv>): Authorisation | undefined {
  const stored = new URLSearchParams(cookieOf(c, "sent"));
  return authorisation.safeParse(Object.fromEntries(stored)).data;
}
