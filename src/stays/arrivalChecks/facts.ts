import type { Access, StoredStay } from "#stays/contract.ts";
import type { SectionType } from "#sections/catalog.ts";
import type { ProblemKind } from "#stays/problems/contract.ts";
import type { UsualTimes } from "#stays/guestStay.ts";

/** A stay with what its check needs. Days are dates at the property, moments epoch milliseconds. */
export type StayFacts = Pick<
  StoredStay,
  | "id"
  | "guestName"
  | "arrival"
  | "departure"
  | "checkInTime"
  | "checkOutTime"
  | "doorCode"
  | "lockSetAt"
  | "showFrom"
  | "sentAt"
  | "openedAt"
  | "arrivedAt"
  | "detailsAt"
  | "revokedAt"
  | "doubt"
>;

export interface FeedFacts {
  id: string;
  name: string;
  readAt: number | null;
  failingSince: number | null;
  createdAt: number;
}

/** The text of a section, with the codes and passages that only guests in their stay see, and without. */
export interface SectionText {
  title: string;
  type: SectionType;
  whole: string;
  open: string;
  /** The door codes that it states. */
  codes: readonly string[];
}

export interface GuidebookFacts {
  id: string;
  name: string;
  isArchived: boolean;
  /** When the plan ends for guests' links, epoch milliseconds; Infinity where no plan is needed. */
  guestsWelcomeUntil: number;
  access: Access;
  /** The zone that days are counted in: the host's, else one of the property's country, else UTC. */
  timeZone: string;
  country: string;
  hasPostalAddress: boolean;
  hasContact: boolean;
  usual: UsualTimes;
  doorCode: string;
  /** Since when its codes wait for what guests are asked (epoch ms); null where they do not. */
  asksBeforeCodeSince: number | null;
  /** Whether a passage of the check-in is only for the stay: it may have the code. */
  hasSecretCheckIn: boolean;
  texts: readonly SectionText[];
}

export interface ArrivalFacts {
  stay: StayFacts;
  guidebook: GuidebookFacts;
  /** The other stays of the guidebook that are neither cancelled nor revoked. */
  others: readonly StayFacts[];
  feeds: readonly FeedFacts[];
  /** When each calendar that gives the codes to locks was last read, else made; none without such a calendar. */
  lockReadings: readonly number[];
  /** What guests reported as wrong and no one ticked, the oldest first. */
  openProblems: readonly { kind: ProblemKind; at: number }[];
  /** The number of earlier guests who know the current door code. */
  codeKnownTo: number;
}
