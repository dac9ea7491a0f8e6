import { z } from "zod";
import { visibleLines } from "#core/visibleText.ts";
import { MINUTE_MS } from "#core/durations.ts";

/** What can be wrong, in the order in which guests choose. */
export const problemKinds = [
  "water",
  "heating",
  "power",
  "lock",
  "internet",
  "noise",
  "cleanliness",
  "other",
] as const;
export type ProblemKind = (typeof problemKinds)[number];

export const PROBLEM_TEXT_MAX = 1000;

/** A guest whose report is unread for so long reads whom to ring. */
export const UNREAD_MS = 15 * MINUTE_MS;

/** What a guest sends. */
export const problemForm = z.object({
  kind: z.enum(problemKinds),
  text: z.string().transform(visibleLines).pipe(z.string().max(PROBLEM_TEXT_MAX)),
  key: z.string().max(64).catch(""),
});

const moment = z.number().nullable();

/** A problem that a guest reported. Who may not see guests reads kind and times alone. */
export const problem = z.object({
  id: z.string(),
  guidebookId: z.string(),
  guidebookName: z.string(),
  /** Null once the stay is erased, 30 days after the departure: its words and photos go with it. */
  stayId: z.string().nullable(),
  guestName: z.string().nullable(),
  kind: z.enum(problemKinds),
  text: z.string().nullable(),
  /** Whether the guest wrote of gas, fire, smoke or carbon monoxide. */
  isDangerous: z.boolean(),
  /** The number of photos, which `GET /api/problems/{id}/photos/{n}` sends from 1 on. */
  photos: z.number(),
  /** Epoch milliseconds, as all moments. */
  at: z.number(),
  readAt: moment,
  /** The name of the member or contact who opened it first. */
  readBy: z.string().nullable(),
  /** The contact who was sent an email. */
  sentTo: z.string().nullable(),
  doneAt: moment,
  doneBy: z.string().nullable(),
});
export type Problem = z.output<typeof problem>;

export const problemChange = z.object({
  read: z.literal(true, { error: "This can only be true: what was read stays read." }).optional(),
  done: z.boolean({ error: "This must be true or false." }).optional(),
});
export type ProblemChange = z.output<typeof problemChange>;

const contactEmail = z
  .string({ error: "Choose a contact with an email address." })
  .transform((email) => email || null)
  .nullable();

/** Whether guests of a guidebook can report problems, and which of its contacts hears of them too. */
export const problemSettings = z.object({
  on: z.boolean({ error: "This must be true or false." }),
  /** The email of a contact who hears of every kind; null for none. */
  notify: contactEmail,
  /** Other contacts for some kinds; null where none hears of a kind. */
  notifyFor: z
    .object({
      water: contactEmail,
      heating: contactEmail,
      power: contactEmail,
      lock: contactEmail,
      internet: contactEmail,
      noise: contactEmail,
      cleanliness: contactEmail,
      other: contactEmail,
    } satisfies Record<ProblemKind, typeof contactEmail>)
    .partial(),
});
export type ProblemSettings = z.output<typeof problemSettings>;

export const problemSettingsChange = problemSettings.partial();
export type ProblemSettingsChange = z.output<typeof problemSettingsChange>;

export const defaultProblemSettings: ProblemSettings = { on: false, notify: null, notifyFor: {} };

/** The same with the guidebook's contacts who have an email address, to choose from. */
export const knownProblemSettings = problemSettings.extend({
  contacts: z.array(z.object({ name: z.string(), email: z.string() })),
});
export type KnownProblemSettings = z.output<typeof knownProblemSettings>;

/** Returns the email of the contact who hears of a kind; null where none does. */
export const emailFor = ({ notify, notifyFor }: ProblemSettings, kind: ProblemKind): string | null => {
  const own = notifyFor[kind];
  return own === undefined ? notify : own;
};
