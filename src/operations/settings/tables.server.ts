import type { ChangeableSetting } from "#core/product.ts";

declare module "#core/tables.server.ts" {
  interface Tables {
    server_settings: ServerSettingsTable;
  }
}

/** Settings that an operator changed; a setting without a row has its default. */
export interface ServerSettingsTable {
  name: StoredSettingName;
  value: string;
  changed_at: number;
}

export type StoredSettingName = ChangeableSetting | "MAP_UPDATES" | "ANNOUNCEMENT";
