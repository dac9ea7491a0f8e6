import type { Database } from "#core/database.server.ts";
import type { ServerSettingsTable, StoredSettingName } from "#operations/settings/tables.server.ts";

export function listStoredSettings(db: Database): Promise<ServerSettingsTable[]> {
  return db.selectFrom("server_settings").selectAll().orderBy("name").execute();
}

export function findStoredSetting(
  db: Database,
  name: StoredSettingName,
): Promise<ServerSettingsTable | undefined> {
  return db.selectFrom("server_settings").selectAll().where("name", "=", name).executeTakeFirst();
}

export async function storeSetting(db: Database, row: ServerSettingsTable): Promise<void> {
  await db
    .insertInto("server_settings")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ value: row.value, changed_at: row.changed_at }),
    )
    .execute();
}

export async function deleteStoredSetting(db: Database, name: StoredSettingName): Promise<void> {
  await db.deleteFrom("server_settings").where("name", "=", name).execute();
}
