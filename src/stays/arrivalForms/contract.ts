import { z } from "zod";
import { parseJson } from "#core/parseJson.ts";
import type { GuestSection } from "#sections/section.ts";

const notBoolean = { error: "This must be true or false." };

/** What a property asks its guests before they arrive (Stays 46). */
export const arrivalForm = z.object({
  /** To agree to the house rules. */
  rules: z.boolean(notBoolean),
  /** The names of all guests. */
  names: z.boolean(notBoolean),
  arrivalTime: z.boolean(notBoolean),
  carPlate: z.boolean(notBoolean),
  /** Whether what only guests of a stay see waits for the answer. */
  beforeCode: z.boolean(notBoolean),
});
export type ArrivalForm = z.output<typeof arrivalForm>;

export const noQuestions: ArrivalForm = {
  rules: false,
  names: false,
  arrivalTime: false,
  carPlate: false,
  beforeCode: false,
};

/** The same as it is stored. */
const storedArrivalForm = arrivalForm.extend({
  /** Since when codes wait (epoch ms), null where they do not: guests who have checked in by then do not wait. */
  beforeCodeSince: z.number().nullable(),
});
export type StoredArrivalForm = z.output<typeof storedArrivalForm>;

/** Parses the column of a form; null where nothing is asked. */
export const readArrivalForm = (stored: string | null): StoredArrivalForm | null =>
  stored === null ? null : storedArrivalForm.nullable().catch(null).parse(parseJson(stored));

/** Returns the house rules of a guidebook that guests may read; empty where there are none. */
export const rulesIn = (sections: readonly GuestSection[]): readonly string[] =>
  sections.flatMap((section) => (section.type === "rules" ? section.content.rules : []));

/** Whether a form asks for anything; rules are asked where there are any. */
export const asksAnything = <Form extends ArrivalForm>(
  form: Form | null,
  rules: readonly string[],
): form is Form =>
  form !== null && ((form.rules && rules.length > 0) || form.names || form.arrivalTime || form.carPlate);

/** The rules that a guest agreed to. */
const agreement = z.object({
  /** The guest who agreed, by name. */
  by: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
  /** Of the rules as their host wrote them. */
  version: z.string(),
  /** As the guest read them, in this language. */
  words: z.array(z.string()),
  language: z.string(),
});
export type Agreement = z.output<typeof agreement>;

/** What the guests of a stay answered; null is what was not asked, or left empty. */
export const answer = z.object({
  names: z.array(z.string()).nullable(),
  /** HH:MM at the property. */
  arrivalTime: z.string().nullable(),
  carPlate: z.string().nullable(),
  rules: agreement.nullable(),
});
export type Answer = z.output<typeof answer>;

/** The answers of a stay as members read them. */
export const stayDetails = answer.extend({
  /** Epoch milliseconds; null until the guests have answered. */
  answeredAt: z.number().nullable(),
  /** False where the key of the server that encrypted them is lost. */
  isReadable: z.boolean(),
});
export type StayDetails = z.output<typeof stayDetails>;

/** Whether the pages of stays lead to their platform's reviews, from the last day on (Stays 47). */
export const reviewLink = z.object({ shown: z.boolean(notBoolean) });
export type ReviewLink = z.output<typeof reviewLink>;
