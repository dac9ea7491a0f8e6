import type { Written } from "#stays/calendars/match/entry.ts";
import type { StoredStay } from "#stays/contract.ts";

/** The columns of a stay that the plan needs. */
export interface PlannedStay extends Written, Pick<StoredStay, "id" | "source" | "platform"> {
  isRevoked: boolean;
  /** Whether the link was sent or opened. */
  isInUse: boolean;
}
