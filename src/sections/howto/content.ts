import type { z } from "zod";
import { html, picture, text, video } from "#sections/fields.ts";
import { wordsOfPictures } from "#sections/gallery/content.ts";
import { group, listOf } from "#sections/groups.ts";
import { defineShape } from "#sections/shape.ts";

export const GUIDE_PICTURES = 20;

/** The error for a guide without title, whose other fields would be lost. */
export const titleMissing = "Give this guide a title, or it will not be saved.";

const howtoItem = group(
  {
    title: text(200),
    description: html,
    videoUrl: video(500),
    imageUrls: listOf(picture, { maxEntries: GUIDE_PICTURES, what: "pictures" }),
    imageWords: wordsOfPictures(GUIDE_PICTURES),
  },
  { required: { title: titleMissing, description: "Write the instructions of this guide." } },
);
export type HowtoItem = z.output<typeof howtoItem.schema>;

/** Items with a blank title are dropped (Sections 4). */
export const howto = defineShape({
  items: listOf(howtoItem, { maxEntries: 100, hasKey: ({ title }) => Boolean(title) }),
});
export type HowtoContent = z.output<typeof howto.schema>;

/** Returns the anchor of a how-to guide on the guest page: `anchor` is its section's, `at` its index. */
export const guideAnchor = (anchor: string, at: number): string => `${anchor}-${at + 1}`;
