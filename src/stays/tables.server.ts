import type { ShowFrom } from "#guidebooks/tables.server.ts";
import type { StayPlatform } from "#stays/contract.ts";

/** The tables of stays; see `core/tables.server.ts`. */
declare module "#core/tables.server.ts" {
  interface Tables {
    stays: StaysTable;
    stay_requests: AccessRequestsTable;
    erased_stays: ErasedStaysTable;
  }
}

/** Days are dates at the property, YYYY-MM-DD; times of day HH:MM. */
export interface StaysTable {
  id: string;
  guidebook_id: string;
  token: string;
  arrival: string;
  departure: string;
  check_in_time: string | null;
  check_out_time: string | null;
  guest_name: string | null;
  note: string | null;
  /** The guest's code as written, and in the form in which codes are compared. */
  code: string;
  code_key: string;
  /** The last four digits of the guest's telephone number, where a platform has them. */
  phone_digits: string | null;
  source: "hand" | "calendar" | "asked";
  /** The platform of the booking, where a calendar names it. */
  platform: StayPlatform | null;
  door_code: string | null;
  lock_set_at: number | null;
  show_from: ShowFrom | null;
  sent_at: number | null;
  opened_at: number | null;
  arrived_at: number | null;
  revoked_at: number | null;
  cancelled_at: number | null;
  /** `missing` while its calendar no longer lists it, `long` while the host has not confirmed its length. */
  doubt: "missing" | "long" | null;
  /** The first of the touching stays that their host has joined as one guest's. */
  joined_id: string | null;
  version: number;
  created_at: number;
  updated_at: number;
  /** The member who added it; null for one of a calendar, of an earlier version, or of a deleted user. */
  created_by: string | null;
}

/** The request of a guest without a code. */
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

/** The number of a guidebook's stays that one run erased. */
export interface ErasedStaysTable {
  guidebook_id: string;
  /** The day before which they ended. */
  ended_before: string;
  stays: number;
}
