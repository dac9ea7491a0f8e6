import { hash, verify } from "@node-rs/argon2";

/** OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane, of argon2id (which the library takes unasked). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One spelling of what was typed: two keyboards may compose an accent in two ways (NIST SP 800-63B §3.1.1.2). */
const spelled = (password: string) => password.normalize("NFKC");

/** Returns what is stored of a password: an argon2id hash with its own salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(spelled(password), cost);
}

const hashOfNobody = hashPassword("nobody");

/** Returns whether the password is the account's. Takes as long where there is no account, and then returns false. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await hashOfNobody), spelled(password));
  return matches && stored !== undefined;
}
