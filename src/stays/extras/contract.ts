import { z } from "zod";
import { oneLine, visibleLines } from "#core/visibleText.ts";

/** How many offers a property has at most. */
export const MAX_EXTRAS = 12;
export const EXTRA_NAME_MAX = 60;
export const PRICE_MAX = 40;
const PAY_URL_MAX = 500;
/** The longest time before check-in or check-out until which guests may ask, hours. */
export const MAX_UNTIL_HOURS = 336;
export const EXTRA_NOTE_MAX = 200;

export const extraKinds = ["early", "late", "other"] as const;
export type ExtraKind = (typeof extraKinds)[number];
export const extraPays = ["platform", "link", "arrival"] as const;
export type ExtraPay = (typeof extraPays)[number];
export const extraRules = ["always", "quiet-day"] as const;
export type ExtraRule = (typeof extraRules)[number];
export const requestStates = ["open", "yes", "no", "other", "withdrawn"] as const;
export type RequestState = (typeof requestStates)[number];

const notText = { error: "This must be text." };
const line = (max: number) =>
  z
    .string(notText)
    .transform(oneLine)
    .pipe(z.string().max(max, { error: `Use at most ${max} characters.` }));
const time = z
  .string(notText)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "Write the time as HH:MM, for example 12:00." });

export const NOT_HTTPS = "Paste a whole link that begins with https://.";
const payUrl = z
  .string(notText)
  .trim()
  .max(PAY_URL_MAX, { error: `Use at most ${PAY_URL_MAX} characters.` })
  .refine((text) => text === "" || isPayUrl(text), { error: NOT_HTTPS })
  // As browsers write it: without a character that databases refuse.
  .transform((text) => URL.parse(text)?.href ?? null)
  .nullable();

/** Returns whether a text is a link to pay by: https, with a host of a site, without a name or password in it. */
export function isPayUrl(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" && url.hostname.includes(".") && url.username === "" && !url.password;
}

/** Returns the site of a link to pay by, for its button. */
export const payHostOf = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, "") ?? "";

const extraFields = {
  kind: z.enum(extraKinds, { error: "Choose early, late or other." }),
  /** In the host's words; empty for early check-in and late check-out, which guests read in their language. */
  name: line(EXTRA_NAME_MAX).default(""),
  /** In words: "$20", "free". */
  price: line(PRICE_MAX).default(""),
  pay: z.enum(extraPays, { error: "Choose platform, link or arrival." }).default("platform"),
  payUrl: payUrl.default(null),
  rule: z.enum(extraRules, { error: "Choose always or quiet-day." }).default("always"),
  /** Until how many hours before check-in guests may ask, of a late check-out before check-out; 0 of other extras: until check-out. */
  until: z
    .int({ error: "This must be a number of hours." })
    .min(0, { error: "This must be 0 or more." })
    .max(MAX_UNTIL_HOURS, { error: `Use at most ${MAX_UNTIL_HOURS} hours.` })
    .default(0),
  /** The earliest check-in or the latest check-out, HH:MM. */
  time: time.nullable().default(null),
  on: z.boolean({ error: "This must be true or false." }).default(true),
};

const newExtra = z.object({ id: z.string().max(64).optional(), ...extraFields }).superRefine(checkExtra);

/** The offers of a property in their order: those that are absent are removed. */
export const extrasList = z
  .array(newExtra, { error: "Send a list." })
  .max(MAX_EXTRAS, { error: `A property can offer at most ${MAX_EXTRAS} extras.` });
export type NewExtra = z.output<typeof newExtra>;

export const extra = z.object({ ...extraFields, id: z.string() });
export type Extra = z.output<typeof extra>;

function checkExtra(
  { kind, name, pay, payUrl: url, time: hour }: Omit<Extra, "id">,
  context: z.RefinementCtx,
) {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (kind === "other" && name === "") refuse("name", "Say what you offer.");
  if (kind !== "other" && hour === null) refuse("time", "Choose a time.");
  if (pay === "link" && url === null) refuse("payUrl", NOT_HTTPS);
}

/** What the calendar says of another guest on the day of an extra. */
export const dayState = z.enum(["free", "ready", "another"]);
export type DayState = z.output<typeof dayState>;

/** A request as members of the account read it. Moments are epoch milliseconds, times HH:MM at the property. */
export const extraRequest = z.object({
  id: z.string(),
  stayId: z.string(),
  guidebookId: z.string(),
  guidebookName: z.string(),
  /** Null for a member who sees no guests, as is the note. */
  guestName: z.string().nullable(),
  note: z.string().nullable(),
  kind: z.enum(extraKinds),
  name: z.string(),
  price: z.string(),
  /** The day that it is about: of arrival, for a late check-out of departure. */
  day: z.string(),
  time: z.string().nullable(),
  state: z.enum(requestStates),
  givenTime: z.string().nullable(),
  /** What the calendar says now; `otherTime` is when the other guest leaves, or arrives. */
  dayState: dayState.nullable(),
  otherTime: z.string().nullable(),
  /** Whether the calendar contradicts what was asked, or the yes. */
  isContradicted: z.boolean(),
  createdAt: z.number(),
  answeredAt: z.number().nullable(),
});
export type ExtraRequest = z.output<typeof extraRequest>;

/** The answer of a host. `other` is a yes at another time; `withdraw` takes an answer back. */
export const extraAnswer = z
  .object({
    answer: z.enum(["yes", "no", "other", "withdraw"], { error: "Choose yes, no, other or withdraw." }),
    time: time.optional(),
  })
  .superRefine(({ answer, time: at }, context) => {
    if (answer === "other" && at === undefined)
      context.addIssue({ code: "custom", path: ["time"], message: "Choose a time." });
  });
export type ExtraAnswer = z.output<typeof extraAnswer>;

/** What a guest asks for in the form of their page. */
export const extraWish = z.object({
  extra: z.string().max(64).catch(""),
  time: time.optional().catch(undefined),
  note: z
    .string()
    .transform((text) => visibleLines(text).slice(0, EXTRA_NOTE_MAX))
    .catch(""),
  withdraw: z.string().max(64).optional().catch(undefined),
});
export type ExtraWish = z.output<typeof extraWish>;
