import type { SignedInHost } from "#core/http.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Refusal, type Result } from "#core/refusal.ts";
import { readPublicUrl } from "#core/safeFetch/publicUrl.server.ts";
import type { Product } from "#core/product.ts";
import type { NewPushSubscription, PushDevice } from "#stays/push/contract.ts";
import { welcomePush } from "#stays/push/jobs.server.ts";
import { pushSecretsOf } from "#stays/push/keys.server.ts";
import { devicesPerHost } from "#stays/push/limits.ts";
import {
  deleteUserSubscription,
  deleteSubscription,
  findDeviceId,
  listDeviceIds,
  upsertSubscription,
} from "#stays/push/store.server.ts";

/** More devices than one host uses; the oldest is deleted first. */
const MAX_DEVICES = 10;

/** Returns the key that browsers subscribe with, null where there is none. */
export async function publicKeyOf(context: AppContext): Promise<string | null> {
  return (await pushSecretsOf(context))?.keys.publicKey ?? null;
}

/** Returns the id of a host's device, null where the host gets no messages on it. */
export async function findDevice(
  context: AppContext,
  host: SignedInHost,
  { endpoint }: PushDevice,
): Promise<string | null> {
  const secrets = await pushSecretsOf(context);
  if (!secrets) return null;
  return (await findDeviceId(context.db, host.id, secrets.box.digest(endpoint))) ?? null;
}

/**
 * Adds a device of a host for the length of the session, and sends it a first message. Refuses an endpoint that is not
 * on the public internet. Deletes the oldest of more than ten (ten devices a host, Stays 36).
 */
export async function addDevice(
  context: AppContext,
  host: SignedInHost,
  subscription: NewPushSubscription,
): Promise<Result<{ id: string }>> {
  const { db } = context;
  const secrets = await pushSecretsOf(context);
  if (!secrets) return refused(pushOff(context.config.product));
  const url = readPublicUrl(subscription.endpoint);
  if (!url.ok) return url;
  const free = await context.limits.consume(devicesPerHost, host.id);
  if (!free.ok) return free;
  const digest = secrets.box.digest(subscription.endpoint);
  await db.transaction().execute(async (within) => {
    await upsertSubscription(within, {
      id: context.randomId(),
      user_id: host.id,
      session: host.session,
      endpoint_digest: digest,
      sealed: secrets.box.seal(JSON.stringify(subscription), digest),
      created_at: context.now(),
    });
    const ids = await listDeviceIds(within, host.id);
    for (const old of ids.slice(MAX_DEVICES)) await deleteSubscription(within, old);
  });
  const id = await findDeviceId(db, host.id, digest);
  if (id === undefined) return notFound("This device");
  await db.transaction().execute((within) => context.jobs.add(within, welcomePush, { deviceId: id }));
  return ok({ id });
}

/** Ends the messages to a device of a host. Does nothing where the host has no such device. */
export async function removeDevice({ db }: AppContext, host: SignedInHost, id: string): Promise<void> {
  await deleteUserSubscription(db, host.id, id);
}

const pushOff = ({ contactEmail }: Product): Refusal => ({
  code: "push_off",
  message: `Notifications are not available here yet. Write to ${contactEmail} if you want them.`,
});
