import type { Database } from "#core/database.server.ts";
import type { DevicesTable } from "#accounts/tables.server.ts";

export async function insertDevice(db: Database, device: DevicesTable): Promise<void> {
  await db.insertInto("devices").values(device).execute();
}

export async function isDeviceOf(db: Database, tokenHash: string, userId: string, now: number) {
  const row = await db
    .selectFrom("devices")
    .select("user_id")
    .where("token_hash", "=", tokenHash)
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteDevice(db: Database, tokenHash: string): Promise<void> {
  await db.deleteFrom("devices").where("token_hash", "=", tokenHash).execute();
}

export async function deleteDevicesOf(db: Database, userId: string, exceptTokenHash?: string): Promise<void> {
  const all = db.deleteFrom("devices").where("user_id", "=", userId);
  await (exceptTokenHash === undefined ? all : all.where("token_hash", "!=", exceptTokenHash)).execute();
}

/** Deletes the account's devices beyond `limit`, those with the oldest sign-in first. */
export async function deleteOldestDevices(db: Database, userId: string, count: number): Promise<void> {
  const newest = db
    .selectFrom("devices")
    .select("token_hash")
    .where("user_id", "=", userId)
    .orderBy("signed_in_at", "desc")
    .limit(count);
  await db
    .deleteFrom("devices")
    .where("user_id", "=", userId)
    .where("token_hash", "not in", newest)
    .execute();
}

export async function deleteExpiredDevices(db: Database, now: number): Promise<void> {
  await db.deleteFrom("devices").where("expires_at", "<=", now).execute();
}
