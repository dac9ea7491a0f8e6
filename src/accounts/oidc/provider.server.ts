import * as client from "openid-client";
import { z } from "zod";
import { accountEmail, personName } from "#accounts/contract.ts";
import type { Config } from "#core/config.server.ts";

const TIMEOUT_SECONDS = 10;
/** A sign-in at the provider that is as old as this proves no one (OpenID Connect Core, `max_age`). */
const PROOF_SECONDS = 60;

export type OidcSettings = NonNullable<Config["oidc"]>;

/** Stored in the browser while its user is at the provider. */
export const authorisation = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where the browser goes afterwards. */
  next: z.string(),
  /** True when a signed-in user proves their identity (Accounts 10). */
  proves: z.stringbool(),
});
export type Authorisation = z.output<typeof authorisation>;

const flag = z.union([z.boolean(), z.stringbool()]).catch(false);
const optionalName = personName("").optional().catch(undefined);

/** The claims about a user (OpenID Connect Core §5.1); an unusable one counts as missing. */
const claims = z.object({
  sub: z.string().min(1).max(255),
  email: accountEmail.optional().catch(undefined),
  email_verified: flag,
  given_name: optionalName,
  family_name: optionalName,
  name: optionalName,
  groups: z.array(z.string()).catch([]),
});
export type OidcClaims = z.output<typeof claims> & { issuer: string };

export type Provider = ReturnType<typeof newProvider>;

/** Talks to the OpenID provider. Discovery is read on first use and again after a failure. */
export function newProvider(settings: OidcSettings) {
  let discovered: Promise<client.Configuration> | undefined;
  function discover() {
    discovered ??= client.discovery(
      new URL(settings.issuer),
      settings.clientId,
      settings.clientSecret,
      undefined,
      {
        timeout: TIMEOUT_SECONDS,
        // The configuration allows http on this machine only.
        execute: settings.issuer.startsWith("http:") ? [client.allowInsecureRequests] : [],
      },
    );
    discovered.catch(() => (discovered = undefined));
    return discovered;
  }

  return {
    /** Returns the provider's URL to send the browser to. Throws when discovery fails. */
    async authorisationUrl(sent: Authorisation, redirectUri: string): Promise<URL> {
      const provider = await discover();
      const offersGroups = provider.serverMetadata().scopes_supported?.includes("groups");
      return client.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: ["openid", "email", "profile", ...(settings.groups && offersGroups ? ["groups"] : [])].join(
          " ",
        ),
        state: sent.state,
        nonce: sent.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(sent.verifier),
        code_challenge_method: "S256",
        ...(sent.proves && { prompt: "login", max_age: String(PROOF_SECONDS) }),
      });
    },

    /** Exchanges the code of a callback and returns the verified claims. Throws when anything does not fit. */
    async claimsOf(callback: URL, sent: Authorisation): Promise<OidcClaims> {
      const provider = await discover();
      const tokens = await client.authorizationCodeGrant(provider, callback, {
        expectedState: sent.state,
        expectedNonce: sent.nonce,
        pkceCodeVerifier: sent.verifier,
        ...(sent.proves && { maxAge: PROOF_SECONDS }),
      });
      const inToken = tokens.claims();
      if (!inToken) throw new Error("the provider sent no ID token");
      const lacks = inToken.email === undefined || (settings.groups && inToken.groups === undefined);
      const more = lacks ? await client.fetchUserInfo(provider, tokens.access_token, inToken.sub) : {};
      return { ...claims.parse({ ...more, ...inToken }), issuer: provider.serverMetadata().issuer };
    },
  };
}
