import { z } from "zod";

/** A kind of event: what is stored of it, and how the activity list names it. */
export interface EventKind<Data = unknown> {
  /** Such as `stay.created`. Rows outlive a deployment: a released name never changes. */
  name: string;
  /** What is stored: ids, days and choices; no names of guests and no secrets. */
  data: z.ZodType<Data>;
  /** Who does it where no person does: "A calendar". */
  job: string;
  /** How long webhooks wait, in which it can be undone; milliseconds. */
  undoneWithinMs: number;
  /** Returns what follows the name of the actor in the activity list; null for what it leaves out. */
  deedOf(stored: unknown): string | null;
}

interface Words<Data> {
  deed: (data: Data) => string | null;
  job?: string;
  undoneWithinMs?: number;
}

/** Declares a kind of event. Data of another version has no deed. */
export const eventKind = <Data>(
  name: string,
  data: z.ZodType<Data>,
  { deed, job = "The server", undoneWithinMs = 0 }: Words<Data>,
): EventKind<Data> => ({
  name,
  data,
  job,
  undoneWithinMs,
  deedOf: (stored) => {
    const parsed = data.safeParse(stored);
    return parsed.success ? deed(parsed.data) : null;
  },
});

/** Declares a kind of which only the subject is stored. */
export const plainEvent = (name: string, deed: string | null): EventKind<null> =>
  eventKind(name, z.null(), { deed: () => deed });

/** Declares a kind of which one of several choices is stored. */
export const choiceEvent = <Choice extends string>(
  name: string,
  choices: readonly Choice[],
  deeds: Record<Choice, string>,
): EventKind<{ what: Choice }> =>
  eventKind(name, z.object({ what: z.enum(choices) }), { deed: ({ what }) => deeds[what] });
