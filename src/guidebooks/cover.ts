import { z } from "zod";

/** A coordinate or a length on a picture, in shares of its side. */
const share = z
  .number({ error: "This must be a number from 0 to 1." })
  .min(0, { error: "This must be a number from 0 to 1." })
  .max(1, { error: "This must be a number from 0 to 1." });

/** The smallest part that can be a cover: a guest would see the pixels of a smaller one. */
export const SMALLEST_CROP = 0.2;
const side = share.min(SMALLEST_CROP, {
  error: `A part of a picture has at least ${SMALLEST_CROP} of each side.`,
});

/** The part of a picture that is the cover, from its upper left corner. */
export const coverCrop = z
  .object({ x: share, y: share, width: side, height: side }, { error: "This must be a part of the picture." })
  .refine(({ x, y, width, height }) => x + width <= 1.001 && y + height <= 1.001, {
    error: "This part reaches beyond the picture.",
  });
export type CoverCrop = z.output<typeof coverCrop>;

/** The point of the cover that stays in sight on every screen. */
export const coverFocus = z.object({ x: share, y: share }, { error: "This must be a point of the picture." });
export type CoverFocus = z.output<typeof coverFocus>;
