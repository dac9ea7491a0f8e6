import { hash, verify } from "@node-rs/argon2";
import type { MiddlewareHandler } from "hono";
import { smallBody } from "#core/calls.server.ts";
import { refuse, type AppEnv } from "#core/http.server.ts";
import type { Refusal } from "#core/refusal.ts";
import { newSemaphore } from "#core/semaphore.server.ts";

/** OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane, of argon2id (which the library takes unasked). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One spelling of what was typed: two keyboards may compose an accent in two ways (NIST SP 800-63B §3.1.1.2). */
const spelled = (password: string) => password.normalize("NFKC");

/**
 * One at a time: the library works in the few threads of the process that pack pages and read files too, and takes a
 * whole core for some 30 ms.
 */
const turns = newSemaphore({ parallel: 1, waiting: Infinity });

/** Some six seconds of hashing. */
const MAX_CALLS = 200;
let calls = 0;

/**
 * What a call takes that hashes a password, 200 at a time. Refuses further ones with 503 `busy`, before they count against a
 * limit or use a link. A body that is still on its way has no place.
 */
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

const manyPasswords: Refusal = {
  code: "busy",
  message: "Many people are signing in just now. Wait a few seconds, then try again.",
  retryAfter: 10,
};

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const end = await turns.take();
  try {
    return await work();
  } finally {
    end?.();
  }
}

/** Returns what is stored of a password: an argon2id hash with its own salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(spelled(password), cost));
}

const hashOfNobody = hashPassword("nobody");

/** Returns whether the password is the account's. Takes as long where there is no account, and then returns false. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const expected = stored ?? (await hashOfNobody);
  const matches = await inTurn(() => verify(expected, spelled(password)));
  return matches && stored !== undefined;
}
