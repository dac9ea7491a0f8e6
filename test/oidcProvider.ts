import { generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

export interface OidcUser {
  email?: string;
  email_verified?: boolean;
  name?: string;
  given_name?: string;
  family_name?: string;
  groups?: string[];
}

/** A real OpenID provider on this machine, at which `users` sign in without a form. */
export interface OidcProvider {
  /** The settings of a server that uses it. */
  env: Record<string, string>;
  /** By subject. */
  users: Map<string, OidcUser>;
  /** Whose sign-in the provider answers from now on. */
  signInAs(subject: string): void;
  /** Goes to the provider as a browser would, signs in as the subject, and returns the callback's URL. */
  signIn(authorisationUrl: string, subject: string): Promise<string>;
  close(): void;
}

const CLIENT = { id: "porchlight", secret: randomBytes(16).toString("hex") };
const SCOPES = "openid email profile groups";

export async function newOidcProvider(publicUrl: string): Promise<OidcProvider> {
  const users = new Map<string, OidcUser>();
  let subject = "";
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a server on a port has such an address
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${publicUrl}/auth/oidc/callback`],
      },
    ],
    claims: {
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name"],
      groups: ["groups"],
    },
    scopes: SCOPES.split(" "),
    cookies: { keys: [randomBytes(16).toString("hex")] },
    jwks: { keys: [newKey()] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...users.get(id) }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: CLIENT.id, accountId: oidc.session?.accountId });
      grant.addOIDCScope(SCOPES);
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  server.on("request", (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return void handle(request, response);
    const result = users.has(subject) ? { login: { accountId: subject } } : { error: "access_denied" };
    return void provider.interactionFinished(request, response, result);
  });

  return {
    users,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
    signInAs: (id) => (subject = id),
    env: {
      PUBLIC_URL: publicUrl,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    },
    signIn: async (authorisationUrl, as) => {
      subject = as;
      const cookies = new Map<string, string>();
      let url = authorisationUrl;
      while (!url.startsWith(publicUrl)) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
        const response = await fetch(url, { redirect: "manual", headers: { cookie } });
        for (const set of response.headers.getSetCookie()) {
          const [pair = ""] = set.split(";");
          cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
        }
        const location = response.headers.get("location");
        if (!location) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
        url = new URL(location, url).href;
      }
      return url;
    },
  };
}

function newKey() {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), kid: "one", use: "sig", alg: "RS256" };
}
