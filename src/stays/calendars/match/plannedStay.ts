import type { Doubt } from "#stays/calendars/match/entry.ts";
import type { StayPlatform } from "#stays/contract.ts";

/** The columns of a stay that the plan needs. */
export interface PlannedStay {
  id: string;
  source: "hand" | "calendar" | "asked";
  platform: StayPlatform | null;
  arrival: string;
  departure: string;
  checkInTime: string | null;
  checkOutTime: string | null;
  guestName: string | null;
  phoneDigits: string | null;
  code: string;
  doubt: Doubt;
  isCancelled: boolean;
  isRevoked: boolean;
  /** Whether the link was sent or opened. */
  isInUse: boolean;
}
