import { z } from "zod";
import { fields, html, line } from "#sections/fields.ts";
import { isOwnPicture } from "#sections/html.ts";
import { defineShape } from "#sections/shape.ts";

/** Embedded pictures have been taken in before: what is stored is the address of our own. */
const picture = z
  .string({ error: "This must be the address of a picture." })
  .refine(isOwnPicture, { error: "Pictures from other sites cannot be shown. Upload this one here." });

export const howtoItem = fields({
  title: line(200),
  description: html,
  videoUrl: line(500),
  imageUrls: z
    .array(picture, { error: "This must be a list." })
    .max(20, { error: "Use at most 20 pictures." })
    .default([]),
});
export type HowtoItem = z.output<typeof howtoItem>;

/** Items with a blank title are dropped (Sections 4). */
const howtoContent = fields({
  items: z
    .array(howtoItem, { error: "This must be a list." })
    .max(100, { error: "Use at most 100 entries." })
    .transform((items) => items.filter((item) => item.title !== ""))
    .default([]),
});
export type HowtoContent = z.output<typeof howtoContent>;

export const howto = defineShape({
  schema: howtoContent,
  empty: { items: [] },
  isEmpty: (content) => content.items.length === 0,
  mapHtml: (content, change) => ({
    items: content.items.map((item) => ({ ...item, description: change(item.description) })),
  }),
});
