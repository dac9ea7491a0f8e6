import { z } from "zod";
import { isDay, nightsBetween } from "#core/days.ts";
import { oneLine, visibleLines } from "#core/visibleText.ts";
import { codeKey, readCode } from "#stays/code.ts";
import { isTimeZone } from "#stays/localTime.ts";
import { bookedWith } from "#core/platforms.ts";

export const GUEST_NAME_MAX = 80;
export const NOTE_MAX = 500;
export const DOOR_CODE_MAX = 80;
const CONTACT_MAX = 200;
const IF_CODE_FAILS_MAX = 500;
/** More nights are a block, not a stay (Stays 13). */
export const LONGEST_NIGHTS = 366;

const notText = { error: "This must be text." };

const line = (max: number) =>
  z
    .string(notText)
    .transform(oneLine)
    .pipe(z.string().max(max, { error: `Use at most ${max} characters.` }));
const lines = (max: number) =>
  z
    .string(notText)
    .transform(visibleLines)
    .pipe(z.string().max(max, { error: `Use at most ${max} characters.` }));
/** An empty text removes a value, as null does. */
const orNothing = <S extends z.ZodType<string>>(schema: S) =>
  schema.transform((text) => text || null).nullable();

const day = z
  .string({ error: "Choose a day." })
  .refine(isDay, { error: "Write the day as YYYY-MM-DD, for example 2027-03-14." });
const time = z
  .string(notText)
  .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, { error: "Write the time as HH:MM, for example 15:00." });

/** From when a guest sees the secrets: from the booking, 7 or 3 days before the arrival, or its day (Stays 2). */
export const showFrom = z.enum(["booking", "7", "3", "arrival"], {
  error: "Choose booking, 7, 3 or arrival.",
});
export type ShowFrom = z.output<typeof showFrom>;

/** Who sees the secrets of a guidebook: everyone with a link, or guests during their stay (Stays 2). */
export const access = z.object({
  access: z.enum(["everyone", "stays"], { error: "Choose everyone or stays." }),
  showFrom,
  wifiForEveryone: z.boolean({ error: "This must be true or false." }),
  /** An IANA name. Null where the host has not set it: then `access` is everyone. */
  timeZone: z.string(notText).refine(isTimeZone, { error: "Choose a time zone from the list." }).nullable(),
  /** What a guest does where the code does not open the door. */
  ifCodeFails: orNothing(lines(IF_CODE_FAILS_MAX)),
  /** As whose guests readers without a stay count: of permanent, share and short links, of print sheet and QR code. */
  permanentLinkAs: z.enum(["unknown", ...bookedWith], {
    error: "Choose unknown, direct, airbnb, booking or vrbo.",
  }),
});
export type Access = z.output<typeof access>;

/** The contact whom a guest can ring at night, one line of the guidebook's contacts (Contacts 4). */
const contact = orNothing(line(CONTACT_MAX));

/** The same with the contact, as calls answer it. */
export const accessWithContact = access.extend({ contact: z.string().nullable() });
export type AccessWithContact = z.output<typeof accessWithContact>;

/** The same for the host, with the number of earlier guests who know the current door code. */
export const knownAccess = accessWithContact.extend({ doorCodeKnownTo: z.number() });
export type KnownAccess = z.output<typeof knownAccess>;

export const defaultAccess: Access = {
  access: "everyone",
  showFrom: "3",
  wifiForEveryone: true,
  timeZone: null,
  ifCodeFails: null,
  permanentLinkAs: "unknown",
};

/** A change of it; an absent field stays as it is. */
export const accessChange = access.extend({ contact }).partial();
export type AccessChange = z.output<typeof accessChange>;

/** The digits of a code that locks take. */
export const MIN_LOCK_DIGITS = 4;
const MAX_LOCK_DIGITS = 8;
const notDigits = {
  error: `This must be true, or a number of digits from ${MIN_LOCK_DIGITS} to ${MAX_LOCK_DIGITS}.`,
};

const stayFields = {
  arrival: day,
  departure: day,
  checkInTime: orNothing(time),
  checkOutTime: orNothing(time),
  guestName: orNothing(line(GUEST_NAME_MAX)),
  note: orNothing(lines(NOTE_MAX)),
  code: z
    .string(notText)
    .transform(readCode)
    .pipe(line(40))
    .refine((code) => code === "" || codeKey(code) !== null, { error: "Use 4 to 40 letters and digits." }),
  doorCode: orNothing(line(DOOR_CODE_MAX)),
  showFrom: showFrom.nullable(),
  /** Where it was booked; null where that is not known. A calendar of a platform has the last word. */
  platform: z.enum(bookedWith, { error: "Choose airbnb, booking, vrbo or direct." }).nullable(),
};

export const newStay = z
  .object({ ...z.object(stayFields).partial().shape, arrival: day, departure: day })
  .superRefine(checkDays);
export type NewStay = z.output<typeof newStay>;

/** True stores the moment of the call for `sent`, `lockSet`, `arrived` and `revoked`; false removes it. */
export const stayChange = z
  .object({
    ...stayFields,
    sent: z.boolean(),
    lockSet: z.boolean(),
    /** Has a door code made by the rules of locks: of as many digits, or of as many as the guidebook's (Stays 43). */
    newDoorCode: z.union(
      [z.literal(true), z.int(notDigits).min(MIN_LOCK_DIGITS, notDigits).max(MAX_LOCK_DIGITS, notDigits)],
      notDigits,
    ),
    arrived: z.boolean(),
    revoked: z.boolean(),
    /** Joins the stay with the one that ends on its first day; false separates them (Stays 37). */
    joined: z.boolean(),
    /** Opens the link of a stay again that its calendar cancelled: only the host does (Calendars 15). */
    cancelled: z.literal(false, { error: "This must be false." }),
    /** Ends a stay's doubt whatever its calendar lists (a confirmed stay stays, Calendars 2). */
    confirmed: z.literal(true, { error: "This must be true." }),
  })
  .partial();
export type StayChange = z.output<typeof stayChange>;

/** The first day of a stay and its day of departure, YYYY-MM-DD. */
export interface Days {
  arrival: string;
  departure: string;
}

/** Returns what is wrong with the days of a stay, or null. */
export function problemOfDays(days: Days): string | null {
  if (!isDay(days.arrival) || !isDay(days.departure)) return null;
  const nights = nightsBetween(days.arrival, days.departure);
  if (nights < 1) return "The departure must be after the arrival.";
  return nights > LONGEST_NIGHTS ? `A stay can be up to ${LONGEST_NIGHTS} nights.` : null;
}

function checkDays(days: Days, context: z.RefinementCtx): void {
  const message = problemOfDays(days);
  if (message) context.addIssue({ code: "custom", path: ["departure"], message });
}

/** A guest who is inside and uses the guidebook's door code. */
export const guestInside = z.object({
  stayId: z.string(),
  guestName: z.string().nullable(),
  guidebookId: z.string(),
  guidebookName: z.string(),
  departure: z.string(),
});
export type GuestInside = z.output<typeof guestInside>;

/** What is stored of a stay and its host reads: its row is made of it. Days are dates at the property, times epoch ms. */
export const storedStay = z.object({
  id: z.string(),
  guidebookId: z.string(),
  token: z.string(),
  arrival: z.string(),
  departure: z.string(),
  checkInTime: z.string().nullable(),
  checkOutTime: z.string().nullable(),
  guestName: z.string().nullable(),
  note: z.string().nullable(),
  code: z.string(),
  /** The last four digits of the guest's telephone number, from a calendar; null without one. */
  phoneDigits: z.string().nullable(),
  source: z.enum(["hand", "calendar", "asked"]),
  platform: z.enum(bookedWith).nullable(),
  doorCode: z.string().nullable(),
  lockSetAt: z.number().nullable(),
  showFrom: showFrom.nullable(),
  sentAt: z.number().nullable(),
  openedAt: z.number().nullable(),
  arrivedAt: z.number().nullable(),
  /** When its guests said that they have left. */
  leftAt: z.number().nullable(),
  /** When its guests last answered what their host asks before the arrival. */
  detailsAt: z.number().nullable(),
  revokedAt: z.number().nullable(),
  cancelledAt: z.number().nullable(),
  /** `missing` while its calendar does not list it, `long` until the host confirms that so long a stay is one. */
  doubt: z.enum(["missing", "again", "long"]).nullable(),
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type StoredStay = z.output<typeof storedStay>;

export const stay = storedStay.extend({
  url: z.string(),
  nights: z.number(),
  /** Whether another live stay of the guidebook has a night of it. */
  overlaps: z.boolean(),
  /** Whether another guest arrives on the day of departure. */
  sameDay: z.boolean(),
  /** The bookings of a joined stay, in order; empty for one booking. */
  joined: z.array(z.object({ id: z.string(), arrival: z.string(), departure: z.string(), code: z.string() })),
  /** Whether another stay ends on the first day of this one that the host may join it with. */
  joinable: z.boolean(),
  /** Whether that other stay is probably the same guest's. */
  followsSameGuest: z.boolean(),
});
export type Stay = z.output<typeof stay>;
