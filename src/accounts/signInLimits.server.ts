import { signInsPerAccount, signInsPerIp, signInsPerDevice } from "#accounts/limits.ts";
import type { Limits } from "#core/limits.server.ts";
import type { Result } from "#core/refusal.ts";

/** A sign-in attempt: its account, its network, and its known device if any. */
interface SignInTry {
  account: string;
  ip: string;
  device: string | undefined;
}

/**
 * Consumes a sign-in point. Refuses with 429 after 10 failures in 15 minutes per account and network or 100 sign-ins an
 * hour per network; on a known device only after 10 failures on it (Limits 1).
 */
export async function takeSignIn(limits: Limits, { account, ip, device }: SignInTry): Promise<Result<void>> {
  if (device !== undefined) return limits.consume(signInsPerDevice, device);
  const freeHere = await limits.consume(signInsPerIp, ip);
  return freeHere.ok ? limits.consume(signInsPerAccount, `${account} ${ip}`) : freeHere;
}

/** Resets the failures after a successful sign-in. */
export async function giveBackSignIn(limits: Limits, { account, ip, device }: SignInTry): Promise<void> {
  if (device !== undefined) await limits.clear(signInsPerDevice, device);
  await limits.clear(signInsPerAccount, `${account} ${ip}`);
}
