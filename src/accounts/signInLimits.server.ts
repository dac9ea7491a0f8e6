import { signInsPerAccount, signInsPerIp, signInsPerDevice } from "#accounts/limits.ts";
import type { Limits } from "#core/limits.server.ts";
import type { Result } from "#core/refusal.ts";

/** Who tries to sign in: to which account, from which network, and on which device that signed in to it before. */
export interface SignInTry {
  account: string;
  ip: string;
  device: string | undefined;
}

/**
 * Uses a point for a sign-in. Refuses with 429 after 10 failures in 15 minutes per account and network or 100 sign-ins
 * an hour per network; on a device that signed in before only after 10 failures of its own, whatever others do (Limits
 * 1).
 */
export async function takeSignIn(limits: Limits, { account, ip, device }: SignInTry): Promise<Result<void>> {
  if (device !== undefined) return limits.consume(signInsPerDevice, device);
  const freeHere = await limits.consume(signInsPerIp, ip);
  return freeHere.ok ? limits.consume(signInsPerAccount, `${account} ${ip}`) : freeHere;
}

/** Forgets the failures of who has signed in. */
export async function giveBackSignIn(limits: Limits, { account, ip, device }: SignInTry): Promise<void> {
  if (device !== undefined) await limits.clear(signInsPerDevice, device);
  await limits.clear(signInsPerAccount, `${account} ${ip}`);
}
