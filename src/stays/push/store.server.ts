import { membersWith } from "#guidebooks/accessStore.server.ts";
import type { Database } from "#core/database.server.ts";
import type { PushKeysTable, PushSubscriptionsTable } from "#stays/push/tables.server.ts";

/** The device of a message, and the guidebook that it is about, if any. */
export interface PushTarget {
  deviceId: string;
  guidebookId: string | null;
}

/** Returns the keys that sign messages to devices. */
export function findPushKeys(db: Database): Promise<PushKeysTable | undefined> {
  return db.selectFrom("push_keys").selectAll().executeTakeFirst();
}

/** Stores the server's key pair, unless another process was first. */
export async function insertPushKeys(db: Database, row: PushKeysTable): Promise<void> {
  await db
    .insertInto("push_keys")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Deletes a key pair that can no longer be decrypted, with all devices, which are bound to its public key. */
export async function deletePushKeys(db: Database, publicKey: string): Promise<void> {
  await db.deleteFrom("push_keys").where("public_key", "=", publicKey).execute();
  await db.deleteFrom("push_subscriptions").execute();
}

/** Stores a device. One that is stored already is moved to its new user. */
export async function upsertSubscription(db: Database, row: PushSubscriptionsTable): Promise<void> {
  const { id: _id, endpoint_digest: _digest, ...rest } = row;
  await db
    .insertInto("push_subscriptions")
    .values(row)
    .onConflict((conflict) => conflict.column("endpoint_digest").doUpdateSet(rest))
    .execute();
}

export async function findDeviceId(db: Database, userId: string, digest: string) {
  const row = await db
    .selectFrom("push_subscriptions")
    .select("id")
    .where("user_id", "=", userId)
    .where("endpoint_digest", "=", digest)
    .executeTakeFirst();
  return row?.id;
}

/** Returns a device by its id; only while its user may share the guidebook, unless that is null. */
export function findSubscription(db: Database, { deviceId, guidebookId }: PushTarget) {
  const device = db.selectFrom("push_subscriptions").selectAll().where("id", "=", deviceId);
  if (guidebookId === null) return device.executeTakeFirst();
  return device.where("user_id", "in", membersWith(db, guidebookId, "share")).executeTakeFirst();
}

export async function deleteUserSubscription(db: Database, userId: string, id: string): Promise<void> {
  await db.deleteFrom("push_subscriptions").where("user_id", "=", userId).where("id", "=", id).execute();
}

/** Deletes a device of any user, when its push service no longer knows it. */
export async function deleteSubscription(db: Database, id: string): Promise<void> {
  await db.deleteFrom("push_subscriptions").where("id", "=", id).execute();
}

export async function listDeviceIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("push_subscriptions")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function findDevicesFor(db: Database, guidebookId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("push_subscriptions")
    .select("id")
    .where("user_id", "in", membersWith(db, guidebookId, "share"))
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
