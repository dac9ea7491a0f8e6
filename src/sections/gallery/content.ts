import type { z } from "zod";
import { picture, text } from "#sections/fields.ts";
import { group, listOf, optional } from "#sections/groups.ts";

export const ALT_MAX = 300;
export const CAPTION_MAX = 200;
export const MAX_PICTURES = 40;

/** The texts of a picture: alternative text and caption. */
const words = { alt: text(ALT_MAX), caption: text(CAPTION_MAX) };

const describedPicture = group({ url: picture, ...words });
export type DescribedPicture = z.output<typeof describedPicture.schema>;

/** The field of one picture, such as that of a place. */
export const onePicture = optional(describedPicture, { isNothing: ({ url }) => !url });

const isNothing = (entries: readonly unknown[]) => entries.length === 0;

/** The field of a section's pictures, in the host's order; those of the welcome are the property's gallery. */
export const pictures = optional(
  listOf(describedPicture, { maxEntries: MAX_PICTURES, what: "pictures", hasKey: ({ url }) => Boolean(url) }),
  { isNothing },
);

const pictureWords = group(words);

/** The field of texts for pictures stored as paths in a parallel list. */
export const wordsOfPictures = (maxEntries: number) =>
  optional(listOf(pictureWords, { maxEntries, what: "pictures" }), {
    isNothing: (entries) => entries.every(({ alt, caption }) => !alt && !caption),
  });
