import { z } from "zod";
import { isOwnPicture } from "#sections/html.ts";

/** What a value is: rich text, plain text, a secret of the stay, a picture's path, a time HH:MM, the name of a place. */
export type LeafKind = "html" | "text" | "secret" | "picture" | "time" | "place";

/** One value in the content of a section. There is none for a field that is empty. */
export interface Leaf {
  /** Where it stands, as zod writes it: `items.0.name`. */
  path: string;
  kind: LeafKind;
  value: string;
  /** True for what reads alike in every language: a name, an address, a link. */
  verbatim?: boolean;
  /** The id that a places service knows a place by. */
  placeId?: string;
}

/** What becomes of a leaf; undefined leaves it out, and with the key of a list's entry the entry. */
export type LeafChange = (leaf: Leaf) => string | undefined;

/** One line of a content's declaration: what it may hold, and what its leaves are. */
export interface Field<S extends z.ZodType> {
  schema: S;
  map(value: z.output<S>, change: LeafChange, path: string, owner: object): z.output<S> | undefined;
}

export type Fields = Record<string, Field<z.ZodType>>;
type Schemas<F extends Fields> = { [Name in keyof F]: F[Name]["schema"] };
export type ContentSchema<F extends Fields> = z.ZodObject<Schemas<F>>;

type LeafOf = Omit<Leaf, "path" | "value">;

function leaf<S extends z.ZodType<string | undefined>>(
  schema: S,
  describe: LeafOf | ((owner: object) => LeafOf),
): Field<S> {
  const describeIn = typeof describe === "function" ? describe : () => describe;
  return {
    schema,
    map: (value, change, path, owner) =>
      value ? (change({ path, value, ...describeIn(owner) }) as z.output<S>) : value, // a text for a text
  };
}

/** One line of plain text, trimmed. */
const line = (max: number) =>
  z
    .string({ error: "This must be text." })
    .trim()
    .max(max, { error: `Use at most ${max} characters.` })
    .default("");

export const text = (max: number) => leaf(line(max), { kind: "text" });

/** Returns the field of a name, an address or a link: nobody translates it. */
export const verbatim = (max: number) => leaf(line(max), { kind: "text", verbatim: true });

/** Returns the field of what only a guest may know while they stay (Stays 1). */
export const secret = (max: number) => leaf(line(max), { kind: "secret", verbatim: true });

/** Rich text. Pictures are still embedded when it arrives; the request's own limit of 12 MB holds for all of it. */
export const html = leaf(z.string({ error: "This must be text." }).default(""), { kind: "html" });

/** A time of day, HH:MM on a 24 hour clock, or nothing. */
export const timeOfDay = leaf(
  z
    .string({ error: "Write the time as HH:MM, for example 15:00." })
    .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, { error: "Write the time as HH:MM, for example 15:00." })
    .optional()
    .transform((time) => time || undefined),
  { kind: "time", verbatim: true },
);

/** The path of one of our own pictures; embedded ones have been taken in before. */
export const picture = leaf(
  z
    .string({ error: "This must be the address of a picture." })
    .refine(isOwnPicture, { error: "Pictures from other sites cannot be shown. Upload this one here." }),
  { kind: "picture", verbatim: true },
);

/** The id that a places service knows a place by; no leaf, it is said with the name beside it. */
export const placeId: Field<z.ZodOptional<z.ZodString>> = {
  schema: z.string({ error: "This must be the id of a place." }).max(200).optional(),
  map: (id) => id,
};

/**
 * Returns the field of a place's name. An idea is one only where it came from a map: "Sunrise from the deck" is not.
 */
export const placeName = (max: number, { idea = false } = {}) =>
  leaf(line(max), (owner) => {
    const id = "placeId" in owner && typeof owner.placeId === "string" ? owner.placeId : undefined;
    if (id !== undefined) return { kind: "place", verbatim: true, placeId: id };
    return idea ? { kind: "text" } : { kind: "place", verbatim: true };
  });

/** Returns the field of an object with these fields; what else a request brings is dropped. */
export function group<F extends Fields>(
  fields: F,
  error = "This must be an object.",
): Field<ContentSchema<F>> {
  const all = Object.entries(fields);
  const schemas = Object.fromEntries(all.map(([name, { schema }]) => [name, schema]));
  return {
    schema: z.object(schemas as Schemas<F>, { error }), // the same names, each with its own
    map(content, change, path) {
      const values: Record<string, unknown> = content;
      const changed: Record<string, unknown> = {};
      for (const [name, field] of all) {
        const value = field.map(values[name], change, path ? `${path}.${name}` : name, content);
        if (value !== undefined) changed[name] = value;
      }
      return changed as typeof content; // each field answers a value of its own schema
    },
  };
}

const tooMany = (count: number, what: string) => ({ error: `Use at most ${count} ${what}.` });

/** Returns the field of a list; `hasKey` decides which entries count, the others are dropped. */
export function listOf<S extends z.ZodType>(
  entry: Field<S>,
  { maxEntries, what = "entries", hasKey = () => true }: ListOptions<z.output<S>>,
) {
  const entries = z
    .array(entry.schema, { error: "This must be a list." })
    .max(maxEntries, tooMany(maxEntries, what))
    .transform((all) => all.filter(hasKey))
    .default([]);
  const field: Field<typeof entries> = {
    schema: entries,
    map: (all, change, path) =>
      all.flatMap((value, index) => {
        const changed = entry.map(value, change, `${path}.${index}`, all);
        return changed !== undefined && hasKey(changed) ? [changed] : [];
      }),
  };
  return field;
}

interface ListOptions<Entry> {
  maxEntries: number;
  what?: string;
  hasKey?: (entry: Entry) => boolean;
}

/** Returns the field of a list of lines whose blank ones are dropped. */
export const lines = (max: number, maxEntries: number) =>
  listOf(text(max), { maxEntries, hasKey: (entry) => entry !== "" });
