import { z } from "zod";
import { fields, line } from "#sections/fields.ts";
import { defineShape } from "#sections/shape.ts";

const described = z.object(
  { name: line(200), description: line(2000), category: line(80) },
  { error: "This must be text, or an object with a name." },
);

/** Older content holds plain strings; readers always get the object form. */
export const listItem = z.preprocess((item) => (typeof item === "string" ? { name: item } : item), described);
export type ListItem = z.output<typeof described>;

/** A list of places or tips; those without a name are dropped. */
export const namedItems = z
  .array(listItem, { error: "This must be a list." })
  .max(200, { error: "Use at most 200 entries." })
  .transform((items) => items.filter((item) => item.name !== ""))
  .default([]);

const listContent = fields({ items: namedItems });
export type ListContent = z.output<typeof listContent>;

export const list = defineShape({
  schema: listContent,
  empty: { items: [] },
  isEmpty: (content) => content.items.length === 0,
  mapHtml: (content) => content,
});
