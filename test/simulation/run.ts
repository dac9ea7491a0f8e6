import { createHash } from "node:crypto";
import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import type { Visitor } from "#test/visitor.ts";
import type { Host } from "#test/openWorld.ts";
import type { BookingTruth } from "#test/bookingTruth.ts";
import type { CalendarTruth } from "#test/calendarTruth.ts";
import type { CheckState } from "#test/simulation/checks.ts";
import type { Chance } from "#test/simulation/chance.ts";
import type { Forgotten } from "#test/simulation/forgotten.ts";
import { formatMoment } from "#test/simulation/moments.ts";
import type { Plan } from "#test/simulation/plan.ts";
import type { Processes } from "#test/simulation/processes.ts";
import type { PlantedSecrets, Secret } from "#test/simulation/planted.ts";
import type { ModelProperty } from "#test/simulation/properties.ts";
import type { SimulatedWorld } from "#test/simulation/world.ts";

/** What must hold after every step; the numbers are those of `docs/simulation.md`. */
export const invariants = {
  reads: "1 the right guest reads the code inside the window",
  leaks: "2 a planted secret is in no other answer",
  twoLinks: "3 one live link a booking",
  changedBooking: "4 a token never changes its booking",
  endedStay: "5 no reading ends a stay under way",
  plan: "6 who pays is never told to pay, and a lapsed plan hosts no guest past 30 days",
  lost: "7 what was acknowledged is readable after a failure",
  emails: "8 each email and message to a device once, and none after an undo",
  removed: "9 who is removed is refused",
  erased: "10 what is erased is in no table, file or log after its day",
  stalePage: "11 a cached page equals a fresh one",
  errors: "12 no error that was not injected, and tables stay bounded",
  extras: "14 no extra is offered that the calendar contradicts, and a yes is everywhere at the next read",
  webhooks: "13 a webhook is told what is stored, once, and nothing else",
  reports: "15 each report of a guest arrives once",
} as const;
export type Invariant = keyof typeof invariants;

/** A broken invariant. */
export class Violation extends Error {
  readonly invariant: Invariant;

  constructor(invariant: Invariant, message: string) {
    super(message);
    this.invariant = invariant;
  }
}

/** The link that a guest was sent. */
export interface GuestLink {
  stayId: string;
  token: string;
  code: string;
}

/** A property in the running world. */
export interface PropertyState {
  model: ModelProperty;
  host: Host;
  guidebookId: string;
  slug: string;
  doorCode: Secret;
  wifi: Secret;
  isWifiForEveryone: boolean;
  times: { checkIn: string; checkOut: string };
  /** The times of stays that their host said yes to, by the id of the stay. */
  granted: Map<string, { checkIn?: string | undefined; checkOut?: string | undefined }>;
  truth: { calendar: CalendarTruth } | { year: BookingTruth } | "hand";
  /** Of stays that the host typed, by the key of the booking. */
  handStays: Map<number, string>;
  /** The door codes of stays that have their own, by the key of the booking. */
  stayCodes: Map<number, Secret>;
  links: Map<number, GuestLink>;
  stays: PlannedStay[];
  /** When readings ended stays, by their id, epoch milliseconds. */
  endedAt: Map<string, number>;
  /** Since when two live links have had the same nights, by their ids, epoch milliseconds. */
  doubledSince: Map<string, number>;
  wasRead: boolean;
  /** What its host asks before the arrival; null for nothing. */
  asks: { beforeCode: boolean; since: number } | null;
  /** The stays of which an answer was acknowledged, and those of which one was sent, by their id. */
  answered: Set<string>;
  mayHaveAnswered: Set<string>;
}

/** Who asks: it decides which secrets an answer may have. */
export type Reader =
  | { is: "guest"; property: number; booking: number }
  | { is: "member"; name: string }
  | { is: "cleaner"; properties: readonly number[]; showsCodes: boolean }
  | { is: "lock"; properties: readonly number[] }
  | { is: "stranger" };

export interface Run {
  plan: Plan;
  world: SimulatedWorld;
  processes: Processes;
  chance: Chance;
  secrets: PlantedSecrets;
  forgotten: Forgotten;
  properties: Map<number, PropertyState>;
  checks: CheckState;
  /** The booking ("2.14") to which a token was sent first. */
  tokens: Map<string, string>;
  /** Members of the main account who were removed, by name. */
  removed: Set<string>;
  /** Emails that must not come, each with what it would be. */
  withdrawn: { to: string; about: RegExp; why: string }[];
  owner: Host;
  now: () => number;
  log: (text: string) => void;
  fail: (invariant: Invariant, text: string) => never;
  /** A browser in a separate network, whose answers are searched for secrets. */
  visitorOf: (name: string, reader: Reader) => Visitor;
}

/** Writes the log of a run, and its hash. */
export function newRunLog(now: () => number) {
  const hash = createHash("sha256");
  const lines: string[] = [];
  return {
    lines,
    add(text: string) {
      const line = `${formatMoment(now())}: ${text}`;
      lines.push(line);
      hash.update(`${line}\n`);
    },
    hash: () => hash.copy().digest("hex").slice(0, 16),
  };
}

/** What actors of one kind remember between their acts, by name. */
export interface Memory<Value> {
  of: (run: Run) => Map<string, Value>;
}

export function newMemory<Value>(): Memory<Value> {
  const byRun = new WeakMap<Run, Map<string, Value>>();
  return {
    of(run) {
      const known = byRun.get(run) ?? new Map<string, Value>();
      byRun.set(run, known);
      return known;
    },
  };
}

export function propertyOf(run: Run, number: number): PropertyState {
  const found = run.properties.get(number);
  if (!found) throw new Error(`there is no property ${number}`);
  return found;
}
