import type { StayColumns } from "#stays/stayRow.ts";

declare module "#core/tables.server.ts" {
  interface Tables {
    stays: StaysTable;
    stay_requests: AccessRequestsTable;
    erased_stays: ErasedStaysTable;
  }
}

/** The stored fields of the contract, and what no host reads. */
export interface StaysTable extends StayColumns {
  /** The guest's code as codes are compared. */
  code_key: string;
  /** The first of the touching stays that their host has joined as one guest's. */
  joined_id: string | null;
  version: number;
  /** The member who made it; null for one of a calendar, of an earlier version, or of a deleted user. */
  created_by: string | null;
}

export interface AccessRequestsTable {
  id: string;
  token: string;
  guidebook_id: string;
  first_name: string;
  /** A keyed digest of the guidebook and the visitor's network; null where the server has no key. */
  network: string | null;
  stay_id: string | null;
  refused_at: number | null;
  created_at: number;
}

export interface ErasedStaysTable {
  guidebook_id: string;
  /** The day before which they ended. */
  ended_before: string;
  stays: number;
}
