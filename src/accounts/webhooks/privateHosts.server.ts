import { isPrivateAccount } from "#accounts/webhooks/privateHostsStore.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { PrivateHosts } from "#core/safeFetch/privateHost.server.ts";

/** Returns the private hosts that webhooks of an account may reach: none unless the operator names the account. */
export async function privateHostsOf(
  { config, db }: Pick<AppContext, "config" | "db">,
  accountId: string,
): Promise<PrivateHosts> {
  const hosts = config.webhookPrivateHosts;
  return hosts.size > 0 && (await isPrivateAccount(db, accountId)) ? hosts : new Set();
}
