import { hash, verify } from "@node-rs/argon2";
import { newTurns } from "#platform/turns.server.ts";

/** OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane, of argon2id (which the library takes unasked). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One spelling of what was typed: two keyboards may compose an accent in two ways (NIST SP 800-63B §3.1.1.2). */
const spelled = (password: string) => password.normalize("NFKC");

/**
 * One at a time: the library works in the few threads of the process that pack pages and read files too, and takes a
 * whole core for some 30 ms.
 */
const turns = newTurns({ parallel: 1, waiting: Infinity });

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
