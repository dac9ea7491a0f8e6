import { z } from "zod";
import { isDay, nightsBetween } from "#core/days.ts";
import { oneLine, removeInvisible } from "#core/visibleText.ts";
import { codeKey, readCode } from "#stays/code.ts";
import { isTimeZone } from "#stays/localTime.ts";

export const GUEST_NAME_MAX = 80;
export const NOTE_MAX = 500;
export const DOOR_CODE_MAX = 80;
export const CONTACT_MAX = 200;
export const IF_CODE_FAILS_MAX = 500;
/** A longer stay is no stay but a block (Stays 13). */
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
    .transform((text) => removeInvisible(text).trim())
    .pipe(z.string().max(max, { error: `Use at most ${max} characters.` }));
/** An empty text takes a value away, as null does. */
const orNothing = <S extends z.ZodType<string>>(schema: S) =>
  schema.transform((text) => text || null).nullable();

const day = z
  .string({ error: "Choose a day." })
  .refine(isDay, { error: "Write the day as YYYY-MM-DD, for example 2027-03-14." });
const time = z
  .string(notText)
  .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, { error: "Write the time as HH:MM, for example 15:00." });

/** Whose booking a stay of a calendar is; null where nobody says. */
export const stayPlatforms = ["airbnb", "booking", "vrbo"] as const;
export type StayPlatform = (typeof stayPlatforms)[number];

/** From when a guest sees the secrets: since the booking, 7 or 3 days before the arrival, or on its day (Stays 2). */
export const showFrom = z.enum(["booking", "7", "3", "arrival"], {
  error: "Choose booking, 7, 3 or arrival.",
});
export type ShowFrom = z.output<typeof showFrom>;

/** Who sees the secrets of a guidebook: everyone who has a link, or guests in the days of their stay (Stays 2). */
export const access = z.object({
  access: z.enum(["everyone", "stays"], { error: "Choose everyone or stays." }),
  showFrom,
  wifiForEveryone: z.boolean({ error: "This must be true or false." }),
  /** An IANA name. Null where the host has not said it: then `access` is everyone. */
  timeZone: z.string(notText).refine(isTimeZone, { error: "Choose a time zone from the list." }).nullable(),
  /** What helps where the code does not open the door. */
  ifCodeFails: orNothing(lines(IF_CODE_FAILS_MAX)),
});
export type Access = z.output<typeof access>;

/** Whom a guest can ring at night, in one line of their contacts (Contacts 4). */
const contact = orNothing(line(CONTACT_MAX));

/** The same as calls answer it. */
export const accessWithContact = access.extend({ contact: z.string().nullable() });
export type AccessWithContact = z.output<typeof accessWithContact>;

/** The same as its host reads it: with how many guests of earlier stays know the door code of today. */
export const knownAccess = accessWithContact.extend({ doorCodeKnownTo: z.number() });
export type KnownAccess = z.output<typeof knownAccess>;

export const defaultAccess: Access = {
  access: "everyone",
  showFrom: "3",
  wifiForEveryone: true,
  timeZone: null,
  ifCodeFails: null,
};

/** What a host changes of it; what is left out stays as it is. */
export const accessChange = access.extend({ contact }).partial();
export type AccessChange = z.output<typeof accessChange>;

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
    .refine((code) => code === "" || codeKey(code) !== null, {
      error: "Use 4 to 40 letters and digits.",
    }),
  doorCode: orNothing(line(DOOR_CODE_MAX)),
  showFrom: showFrom.nullable(),
};

const { arrival, departure, ...optionalFields } = stayFields;

export const newStay = z
  .object({ arrival, departure, ...z.object(optionalFields).partial().shape })
  .superRefine(checkDays);
export type NewStay = z.output<typeof newStay>;

/** `sent`, `lockSet`, `arrived` and `revoked` are noted with the moment of the call; false takes the note away. */
export const stayChange = z
  .object({
    ...stayFields,
    sent: z.boolean(),
    lockSet: z.boolean(),
    arrived: z.boolean(),
    revoked: z.boolean(),
    /** Joins the stay with the one that ends on the day on which it begins, or separates what is joined (Stays 37). */
    joined: z.boolean(),
    /** The host lets the link of a stay work again that its calendar cancelled (Calendars 15). */
    cancelled: z.literal(false, { error: "This must be false." }),
    /** The host says that it is a stay, whatever its calendar says: that takes its doubt away (Calendars 2, 3). */
    confirmed: z.literal(true, { error: "This must be true." }),
  })
  .partial();
export type StayChange = z.output<typeof stayChange>;

interface Days {
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

/** A guest who is inside and goes by the guidebook's door code. */
export const guestInside = z.object({
  stayId: z.string(),
  guestName: z.string().nullable(),
  guidebookName: z.string(),
  /** The day of departure. */
  departure: z.string(),
});
export type GuestInside = z.output<typeof guestInside>;

/** A stay as its host reads it. Days are dates at the property, times epoch milliseconds. */
export const stay = z.object({
  id: z.string(),
  guidebookId: z.string(),
  token: z.string(),
  url: z.string(),
  arrival: z.string(),
  departure: z.string(),
  nights: z.number(),
  checkInTime: z.string().nullable(),
  checkOutTime: z.string().nullable(),
  guestName: z.string().nullable(),
  note: z.string().nullable(),
  code: z.string(),
  phoneDigits: z.string().nullable(),
  source: z.enum(["hand", "calendar", "asked"]),
  platform: z.enum(stayPlatforms).nullable(),
  doorCode: z.string().nullable(),
  lockSetAt: z.number().nullable(),
  showFrom: showFrom.nullable(),
  sentAt: z.number().nullable(),
  openedAt: z.number().nullable(),
  arrivedAt: z.number().nullable(),
  revokedAt: z.number().nullable(),
  cancelledAt: z.number().nullable(),
  doubt: z.enum(["missing", "long"]).nullable(),
  /** Whether another live stay of the guidebook has a night in common with this one. */
  overlaps: z.boolean(),
  /** Whether another guest arrives on the day on which this one leaves. */
  sameDay: z.boolean(),
  /** The bookings that are joined as this stay, in their order; empty for a stay of one booking. */
  joined: z.array(z.object({ id: z.string(), arrival: z.string(), departure: z.string(), code: z.string() })),
  /** Whether another stay that looks like the same guest's ends on the day on which this one begins. */
  joinable: z.boolean(),
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type Stay = z.output<typeof stay>;
