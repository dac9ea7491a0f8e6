declare module "#core/tables.server.ts" {
  interface Tables {
    private_photos: PrivatePhotosTable;
  }
}

export interface PrivatePhotosTable {
  id: string;
  account_id: string;
  /** The stay that it counts for, whose row may be gone. */
  stay_id: string | null;
  /** The table and the id of the row that it belongs to; null until that row is stored. */
  owner_table: string | null;
  owner_id: string | null;
  /** The place among the photos of its row, from 1. */
  position: number;
  bytes: number;
  created_at: number;
}
