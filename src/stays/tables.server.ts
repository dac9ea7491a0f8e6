import type { ShowFrom } from "#guidebooks/tables.server.ts";
import type { StayPlatform } from "#stays/contract.ts";

/** The tables of stays; see `core/tables.server.ts`. */
declare module "#core/tables.server.ts" {
  interface Tables {
    stays: StaysTable;
    stay_requests: StayRequestsTable;
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
  /** The guest's code as it is written, and as codes are compared. */
  code: string;
  code_key: string;
  /** The last four digits of the guest's telephone, where a platform tells them. */
  phone_digits: string | null;
  source: "hand" | "calendar" | "asked";
  /** Whose booking it is, where a calendar says so. */
  platform: StayPlatform | null;
  door_code: string | null;
  lock_set_at: number | null;
  show_from: ShowFrom | null;
  sent_at: number | null;
  opened_at: number | null;
  arrived_at: number | null;
  revoked_at: number | null;
  cancelled_at: number | null;
  /** `missing` while its calendar no longer lists it, `long` while the host has not said that so long a stay is one. */
  doubt: "missing" | "long" | null;
  /** The first of the touching stays that their host has joined as one guest's. */
  joined_id: string | null;
  version: number;
  created_at: number;
  updated_at: number;
  /** The member who made it; null for one of a calendar, of an earlier version, or of somebody who has left us for good. */
  created_by: string | null;
}

/** A guest without a code who asked the host to be let in. */
export interface StayRequestsTable {
  id: string;
  token: string;
  guidebook_id: string;
  first_name: string;
  /** A keyed digest of the guidebook and the network that asked; null where the server has no key. */
  network: string | null;
  stay_id: string | null;
  refused_at: number | null;
  created_at: number;
}

/** How many stays of a guidebook one run erased. */
export interface ErasedStaysTable {
  guidebook_id: string;
  /** The day before which they ended. */
  ended_before: string;
  stays: number;
}
