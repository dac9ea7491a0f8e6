import { z } from "zod";
import { isBlankLeaf, type Field, type LeafChange } from "#sections/field.ts";
import { text } from "#sections/fields.ts";

export type Fields = Record<string, Field<z.ZodType>>;
type Schemas<F extends Fields> = { [Name in keyof F]: F[Name]["schema"] };
export type ContentSchema<F extends Fields> = z.ZodObject<Schemas<F>>;

interface GroupOptions<F extends Fields> {
  /** The message for a value that is no object. */
  error?: string;
  /** The messages for fields that must not be blank when another one has content. */
  required?: { [Name in keyof F]?: string };
}

/** Returns the field of an object with these fields; drops others of a request. */
export function group<F extends Fields>(
  fields: F,
  { error = "This must be an object.", required = {} }: GroupOptions<F> = {},
): Field<ContentSchema<F>> {
  const all = Object.entries(fields);
  const schemas = Object.fromEntries(all.map(([name, { schema }]) => [name, schema]));
  const field: Field<ContentSchema<F>> = {
    schema: z.object(schemas as Schemas<F>, { error }), // the same names, each with its own
    map(content, change, path) {
      const values: Record<string, unknown> = content;
      const changed: Record<string, unknown> = {};
      for (const [name, one] of all) {
        const value = one.map(values[name], change, join(path, name), content);
        if (value !== undefined) changed[name] = value;
      }
      return changed as typeof content; // each field returns a value of its schema
    },
    mapPictures(given, change) {
      if (!isObject(given)) return given;
      const changed = { ...given };
      for (const [name, one] of all)
        if (one.mapPictures && Object.hasOwn(given, name))
          changed[name] = one.mapPictures(given[name], change);
      return changed;
    },
    missing(given, path) {
      if (!isObject(given)) return {};
      const within = all.map(([name, one]) => one.missing?.(given[name], join(path, name)));
      return Object.assign({}, missingHere(field, given, required, path), ...within);
    },
  };
  return field;
}

const join = (path: string, name: string | number) => (path ? `${path}.${name}` : String(name));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the missing fields of a group; none for a blank one. */
function missingHere<S extends z.ZodType<object>>(
  field: Field<S>,
  given: object,
  required: Partial<Record<string, string>>,
  path: string,
): Record<string, string> {
  const read = field.schema.safeParse(given);
  if (!read.success) return {};
  const filled = new Set<string | undefined>();
  const note: LeafChange = (leaf) => {
    if (!isBlankLeaf(leaf)) filled.add(leaf.path.split(".")[0]);
    return leaf.value;
  };
  field.map(read.data, note, "", read.data);
  if (filled.size === 0) return {};
  const missing = Object.entries(required).filter(([name]) => !filled.has(name));
  return Object.fromEntries(missing.map(([name, sentence = ""]) => [join(path, name), sentence]));
}

const tooMany = (count: number, what: string) => ({ error: `Use at most ${count} ${what}.` });

/** Returns the field of a list; entries without `hasKey` are dropped. */
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
        const changed = entry.map(value, change, join(path, index), all);
        return changed !== undefined && hasKey(changed) ? [changed] : [];
      }),
    mapPictures: (given, change) =>
      Array.isArray(given) ? given.map((one) => entry.mapPictures?.(one, change) ?? one) : given,
    missing: (given, path) =>
      Array.isArray(given)
        ? Object.assign({}, ...given.map((one, index) => entry.missing?.(one, join(path, index))))
        : {},
  };
  return field;
}

interface ListOptions<Entry> {
  maxEntries: number;
  what?: string;
  hasKey?: (entry: Entry) => boolean;
}

/** Returns the field of a list of lines; blank ones are dropped. */
export const lines = (max: number, maxEntries: number) =>
  listOf(text(max), { maxEntries, hasKey: (entry) => entry !== "" });

/** Returns the field as optional. A blank value becomes absent. */
export function optional<S extends z.ZodType>(
  whole: Field<S>,
  { isNothing }: { isNothing: (value: z.output<S>) => boolean },
) {
  const schema = whole.schema.transform((value) => (isNothing(value) ? undefined : value)).optional();
  const field: Field<typeof schema> = {
    schema,
    map(value, change, path, owner) {
      const changed = value === undefined ? undefined : whole.map(value, change, path, owner);
      if (changed === undefined || isNothing(changed)) return undefined;
      return changed as typeof value; // no schema here returns a promise
    },
    mapPictures: (given, change) => whole.mapPictures?.(given, change) ?? given,
    missing: (value, path) => whole.missing?.(value, path) ?? {},
  };
  return field;
}
