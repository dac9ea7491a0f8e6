import type { z } from "zod";
import { isBlankLeaf, type Leaf, type LeafChange } from "#sections/field.ts";
import { group, type ContentSchema, type Fields } from "#sections/groups.ts";

/** What every shape of section content says about itself. Pure: no database, no HTTP, no React. */
export interface Shape<S extends z.ZodType> {
  schema: S;
  /** The content of a section nobody has written in yet. */
  empty: z.output<S>;
  /** True when a guest would find nothing to read. */
  isEmpty(content: z.output<S>): boolean;
  /** Every value in the content, in the order of its declaration. */
  leaves(content: z.output<S>): Leaf[];
  /** The content with each leaf as `change` answers it. What it leaves out is absent. */
  map(content: z.output<S>, change: LeafChange): z.output<S>;
  /** The same for rich text alone. */
  mapHtml(content: z.output<S>, change: (html: string) => string): z.output<S>;
  /** The same for the pictures beside rich text, in content that the schema has not read yet. */
  mapPictures(given: unknown, change: (url: string) => string): unknown;
  /** What content lacks as a form holds it, a sentence by path: its schema would drop what it is missing from. */
  missing(given: unknown): Record<string, string>;
}

/** Makes a shape of its fields: schema, leaves and map follow from the one declaration. */
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
