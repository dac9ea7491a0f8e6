import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import type { Database } from "#core/database.server.ts";

export async function makeTables(db: Database): Promise<void> {
  const folder = join(import.meta.dirname, "../../migrations");
  for (const name of readdirSync(folder).toSorted((a, b) => a.localeCompare(b))) {
    const { up } = (await import(join(folder, name))) as { up: (db: Kysely<unknown>) => Promise<void> }; // each has one
    await up(db as unknown as Kysely<unknown>); // a migration knows no tables
  }
}

/** A host of an own account: each may generate some thirty guidebooks a day. */
export async function newHost(db: Database, at: number): Promise<Actor> {
  const user = {
    id: `host-${at}`,
    email: `host-${at}@example.com`,
    email_key: `host-${at}@example.com`,
    first_name: "Aroha",
    last_name: "Host",
    profile_image_url: null,
    password_hash: "",
    created_at: 0,
  };
  const member = {
    account_id: `account-${at}`,
    user_id: user.id,
    role: "owner",
    is_limited: 0,
    created_at: 0,
  } as const;
  await db.insertInto("users").values(user).execute();
  await db.insertInto("accounts").values({ id: member.account_id, created_at: 0 }).execute();
  await db.insertInto("account_members").values(member).execute();
  return {
    accountId: member.account_id,
    userId: user.id,
    role: member.role,
    isLimited: false,
    signedIn: { session: "" },
  };
}
