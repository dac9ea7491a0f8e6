import { z } from "zod";
import { guestData } from "#stays/guestData/contract.ts";
import { roles } from "#accounts/roles.ts";

const missing = { error: "Say why: it is in the list of what operators did." };

/** The reason of an action, which the audit trail records (commands are recorded, Operator 1). */
const because = z.string(missing).trim().min(1, missing).max(500, { error: "Use at most 500 characters." });

export const actionInput = z.object({ because });

export const planInput = z.object({
  /** Until when the account has a plan, epoch milliseconds; null ends it now. */
  until: z.number().int().positive().max(8.64e15).nullable(),
  because,
});

export const takedownInput = z.object({
  guidebookId: z.string().min(1).max(64),
  isDown: z.boolean(),
  because,
});

export const privateHostsInput = z.object({ isAllowed: z.boolean(), because });

export const operatorInput = z.object({ isOperator: z.boolean(), because });

export const invitationInput = z.object({
  email: z.email({ error: "Enter an email address." }).max(254),
  because,
});

export const exportInput = z.object({ withSecrets: z.boolean().default(false), because });

/** How many people a search returns at most. */
export const MAX_FOUND = 20;

export const accountSearch = z.object({ q: z.string().trim().max(200).default("") });

const backupPlace = z.object({
  place: z.enum(["folder", "bucket"]),
  /** When the newest backup stood there; null while there is none. All times are epoch milliseconds. */
  succeededAt: z.number().nullable(),
  /** Whether none has come for 30 hours. */
  isLate: z.boolean(),
  /** When the newest was last tried, and why it could not be restored; null where it could. */
  triedAt: z.number().nullable(),
  trialFailure: z.string().nullable(),
});

const calendarInTrouble = z.object({
  id: z.string(),
  /** The calendar's name, else the host of its address. */
  name: z.string(),
  guidebook: z.string(),
  /** The email of the account's first owner. */
  owner: z.string(),
  failingSince: z.number(),
  /** What its host reads about it. */
  problem: z.string(),
});

const jobInTrouble = z.object({
  id: z.string(),
  kind: z.string(),
  failure: z.string(),
  attempts: z.number(),
  /** When it failed for good; null while it is tried again. */
  failedAt: z.number().nullable(),
});

export const serverState = z.object({
  version: z.string(),
  startedAt: z.number(),
  database: z.object({ kind: z.enum(["sqlite", "postgresql"]), bytes: z.number() }),
  /** The disk of the data folder. */
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }),
  /** One row for each place that the settings name. */
  backups: z.array(backupPlace),
  jobs: z.object({
    waiting: z.number(),
    running: z.number(),
    failed: z.number(),
    inTrouble: z.array(jobInTrouble),
  }),
  email: z.object({
    /** False where emails are written to the outbox. */
    isSent: z.boolean(),
    from: z.string(),
    /** Emails that are tried again or have failed for good, and why the last of them did; null while there are none. */
    failing: z.number(),
    lastFailure: z.string().nullable(),
  }),
  places: z.object({
    source: z.string(),
    /** When the index was last filled; null if it never was. */
    importedAt: z.number().nullable(),
  }),
  calendars: z.object({
    count: z.number(),
    failing: z.number(),
    /** Those that have failed for longest. */
    inTrouble: z.array(calendarInTrouble),
  }),
  /** The hosts of `WEBHOOK_PRIVATE_HOSTS`, which webhooks of allowed accounts may reach. */
  privateHosts: z.array(z.string()),
  guests: guestData,
});
export type ServerState = z.output<typeof serverState>;

const listedGuidebook = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  isArchived: z.boolean(),
  /** Why it was taken down; null if it was not. */
  takenDown: z.string().nullable(),
});

/** A person in an account, and what the account has. */
export const listedAccount = z.object({
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  isConfirmed: z.boolean(),
  isOperator: z.boolean(),
  accountId: z.string(),
  role: z.enum(roles),
  createdAt: z.number(),
  /** Whether the account's webhooks may reach `privateHosts`. */
  reachesPrivateHosts: z.boolean(),
  plan: z.object({ status: z.string(), until: z.number().nullable(), renews: z.boolean() }),
  guidebooks: z.array(listedGuidebook),
});
export type ListedAccount = z.output<typeof listedAccount>;

/** What an operator did, by browser or shell. */
export const operatorAction = z.object({
  id: z.string(),
  at: z.number(),
  operator: z.string(),
  action: z.string(),
  subject: z.string(),
  /** The person, the account's owner or the guidebook, by name; null once deleted, and where it is none of these. */
  about: z.string().nullable(),
  reason: z.string(),
});
export type ListedAction = z.output<typeof operatorAction>;

/** A link for one person, where no mail server is set; null where it was mailed to them. */
export const linkSent = z.object({ url: z.string().nullable() });

export const testEmailSent = z.object({ to: z.string() });
