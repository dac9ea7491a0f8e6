import type { z } from "zod";
import { isBlankLeaf, type Leaf, type LeafChange } from "#sections/field.ts";
import { group, type ContentSchema, type Fields } from "#sections/groups.ts";

/** The interface of a shape of section content. Pure: no database, no HTTP, no React. */
export interface Shape<S extends z.ZodType> {
  schema: S;
  empty: z.output<S>;
  isEmpty(content: z.output<S>): boolean;
  /** Every value in the content, in declaration order. */
  leaves(content: z.output<S>): Leaf[];
  /** The content with each leaf replaced by `change`. Removed leaves are absent. */
  map(content: z.output<S>, change: LeafChange): z.output<S>;
  /** The same for rich text only. */
  mapHtml(content: z.output<S>, change: (html: string) => string): z.output<S>;
  /** The same for the pictures next to rich text, in unparsed content. */
  mapPictures(given: unknown, change: (url: string) => string): unknown;
  /** Missing fields of a form's content, a message by path: the schema would drop the incomplete entries. */
  missing(given: unknown): Record<string, string>;
}

/** Returns a shape from its fields: schema, leaves and map derive from the declaration. */
export function defineShape<F extends Fields>(fields: F): Shape<ContentSchema<F>> {
  const all = group(fields);
  const shape: Shape<ContentSchema<F>> = {
    schema: all.schema,
    empty: all.schema.parse({}),
    isEmpty: (content) => shape.leaves(content).every(isBlankLeaf),
    leaves(content) {
      const leaves: Leaf[] = [];
      all.map(content, (leaf) => (leaves.push(leaf), leaf.value), "", content);
      return leaves;
    },
    map: (content, change) => all.map(content, change, "", content) ?? content,
    mapHtml: (content, change) =>
      shape.map(content, ({ kind, value }) => (kind === "html" ? change(value) : value)),
    mapPictures: (given, change) => all.mapPictures?.(given, change) ?? given,
    missing: (given) => all.missing?.(given, "") ?? {},
  };
  return shape;
}
