import { z } from "zod";
import type { Field, Leaf } from "#sections/field.ts";
import { isMediaPicture } from "#sections/html.ts";

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

/** Returns the field of a name, an address or a link, which is not translated. */
export const verbatim = (max: number) => leaf(line(max), { kind: "text", verbatim: true });

/** The same, but absent when empty: older content lacks the field. */
export const optionalVerbatim = (max: number) =>
  leaf(
    line(max)
      .transform((value) => value || undefined)
      .optional(),
    { kind: "text", verbatim: true },
  );

/** Returns the field of a secret that only a guest during the stay may see (Stays 1). */
export const secret = (max: number, opens: NonNullable<Leaf["opens"]>) =>
  leaf(line(max), { kind: "secret", verbatim: true, opens });

const TELEPHONE_WANTED = "Write the number as it is dialled, for example 0412 345 678 or +61 412 345 678.";

/** A telephone number as people write it, or nothing. */
export const telephone = leaf(
  line(40).refine(
    (number) => number === "" || (/^\+?[\d() .\u00a0\u2011/-]+$/.test(number) && /\d/.test(number)),
    { error: TELEPHONE_WANTED },
  ),
  { kind: "text", verbatim: true },
);

/** An email address, or nothing. */
export const email = leaf(
  line(254).refine((given) => given === "" || z.email().safeParse(given).success, {
    error: "Write the email address as name@example.com.",
  }),
  { kind: "text", verbatim: true },
);

/** Returns a boolean field, which has no leaf. */
export function flag(otherwise: boolean) {
  const schema = z.boolean({ error: "This must be true or false." }).default(otherwise);
  const field: Field<typeof schema> = { schema, map: (isSo) => isSo };
  return field;
}

/** Rich text. May contain embedded pictures; the request's limit of 12 MB applies to all of it. */
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

const mediaPicture = z
  .string({ error: "This must be the address of a picture." })
  .refine(isMediaPicture, { error: "Pictures from other sites cannot be shown. Upload this one here." });

/** The path of a stored picture; embedded ones are stored before. */
export const picture: Field<typeof mediaPicture> = {
  ...leaf(mediaPicture, { kind: "picture", verbatim: true }),
  mapPictures: (given, change) => (typeof given === "string" ? change(given) : given),
};

/** Returns the field of a video's URL. */
export const video = (max: number) => leaf(line(max), { kind: "video", verbatim: true });

/** The places service's id of a place; no leaf, since it goes with the name. */
export const placeId: Field<z.ZodOptional<z.ZodString>> = {
  schema: z.string({ error: "This must be the id of a place." }).max(200).optional(),
  map: (id) => id,
};

/** The position of a place, "latitude,longitude": its map link leads there instead of to a search by name. */
export const position: Field<z.ZodOptional<z.ZodString>> = {
  schema: z
    .string({ error: "This must be a position." })
    .regex(/^-?\d{1,2}(\.\d{1,7})?,-?\d{1,3}(\.\d{1,7})?$/, { error: "This must be a position." })
    .optional(),
  map: (at) => at,
};

/** The field of a place's name. An idea is a place only from a map: "Sunrise from the deck" is not. */
export const placeName = (max: number, { idea = false } = {}) =>
  leaf(line(max), (owner) => {
    const id = "placeId" in owner && typeof owner.placeId === "string" ? owner.placeId : undefined;
    if (id !== undefined) return { kind: "place", verbatim: true, placeId: id };
    return idea ? { kind: "text" } : { kind: "place", verbatim: true };
  });
