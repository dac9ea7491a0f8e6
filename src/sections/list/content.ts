import { z } from "zod";
import type { Field } from "#sections/field.ts";
import { placeId, placeName, position, text } from "#sections/fields.ts";
import { onePicture, pictures } from "#sections/gallery/content.ts";
import { group, listOf } from "#sections/groups.ts";
import { defineShape } from "#sections/shape.ts";

/** Older content has plain strings; readers always get objects. */
function item(options?: { idea: boolean }) {
  const whole = group(
    {
      name: placeName(200, options),
      description: text(2000),
      category: text(80),
      placeId,
      position,
      picture: onePicture,
    },
    { error: "This must be text, or an object with a name." },
  );
  const read = z.preprocess((entry) => (typeof entry === "string" ? { name: entry } : entry), whole.schema);
  const field: Field<typeof read> = { ...whole, schema: read };
  return field;
}

/** Named things; those without a name are dropped. */
const named = (options?: { idea: boolean }) =>
  listOf(item(options), { maxEntries: 200, hasKey: ({ name }) => Boolean(name) });

export const places = named();
/** Things to do: places and others. */
export const ideas = named({ idea: true });

export const list = defineShape({ items: places, pictures });
export const ideaList = defineShape({ items: ideas, pictures });
export type ListContent = z.output<typeof list.schema>;
export type ListItem = ListContent["items"][number];
