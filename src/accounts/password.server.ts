import { hash, verify } from "@node-rs/argon2";
import type { MiddlewareHandler } from "hono";
import { smallBody } from "#core/calls.server.ts";
import { refuse, type AppEnv } from "#core/http.server.ts";
import type { Refusal } from "#core/refusal.ts";
import { newSemaphore } from "#core/semaphore.server.ts";

/** OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane, argon2id (the library's default). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Unicode normalisation: keyboards compose accents in different ways (NIST SP 800-63B §3.1.1.2). */
const spelled = (password: string) => password.normalize("NFKC"); // oxlint-disable-line no-restricted-properties -- 200 characters

/** One at a time: hashing takes 30 ms in the thread pool that also compresses pages and reads files. */
const turns = newSemaphore({ parallel: 1, waiting: Infinity });

/** Some six seconds of hashing. */
const MAX_CALLS = 200;
let calls = 0;

/** Limits routes that hash a password to 200 at a time; more get 503 `busy` before their body is read. */
export const passwordBody: MiddlewareHandler<AppEnv>[] = [
  smallBody,
  async (c, next) => {
    await c.req.text();
    if (calls >= MAX_CALLS) return refuse(c, manyPasswords);
    calls += 1;
    try {
      await next();
    } finally {
      calls -= 1;
    }
    return undefined;
  },
];

/** Refuses with 403 `passwords_off` where only the OpenID provider and passkeys sign in. */
export const wherePasswordsAreOn: MiddlewareHandler<AppEnv> = (c, next) =>
  c.get("context").config.product.hasPasswords ? next() : Promise.resolve(refuse(c, passwordsOff));

/** `passwordBody` for the routes that only a password can use. */
export const onlyByPassword: MiddlewareHandler<AppEnv>[] = [wherePasswordsAreOn, ...passwordBody];

export const passwordsOff: Refusal = {
  code: "passwords_off",
  message: "Passwords are off on this server. Sign in with the sign-in service or a passkey.",
};

const manyPasswords: Refusal = {
  code: "busy",
  message: "Many people are signing in just now. Wait a few seconds, then try again.",
  retryAfter: 10,
};

/** Returns the stored form of a password: an argon2id hash with its salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return turns.run(() => hash(spelled(password), cost));
}

const hashWithoutAccount = hashPassword("nobody");

/** Returns whether the password is the account's. Without an account it takes as long and returns false. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const expected = stored ?? (await hashWithoutAccount);
  const matches = await turns.run(() => verify(expected, spelled(password)));
  return matches && stored !== undefined;
}
