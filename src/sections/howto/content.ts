import type { z } from "zod";
import { group, html, listOf, picture, text, verbatim } from "#sections/fields.ts";
import { defineShape } from "#sections/shape.ts";

export const howtoItem = group({
  title: text(200),
  description: html,
  videoUrl: verbatim(500),
  imageUrls: listOf(picture, { maxEntries: 20, what: "pictures" }),
});
export type HowtoItem = z.output<typeof howtoItem.schema>;

/** Items with a blank title are dropped (Sections 4). */
export const howto = defineShape({
  items: listOf(howtoItem, { maxEntries: 100, hasKey: ({ title }) => Boolean(title) }),
});
export type HowtoContent = z.output<typeof howto.schema>;
