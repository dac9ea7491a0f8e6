import { z } from "zod";
import { oneLine } from "#core/visibleText.ts";
import { iconNames } from "#sections/icons.ts";

export const TILE_NAME_MAX = 40;

export const tileName = z
  .string({ error: "This must be text." })
  .transform(oneLine)
  .pipe(z.string().max(TILE_NAME_MAX, { error: `Use at most ${TILE_NAME_MAX} characters.` }));

/** One section in the order of a guidebook. A title or icon of null is the catalog's; an absent one is unchanged. */
const placedSection = z.object({
  id: z.string({ error: "This must be an id." }).max(64),
  hidden: z.boolean({ error: "This must be true or false." }).optional(),
  title: tileName.nullish(),
  icon: z.enum(iconNames, { error: "There is no such icon." }).nullish(),
});
export type PlacedSection = z.output<typeof placedSection>;

/** The sections of a guidebook in their order; unlisted ones come after them. */
export const layoutChange = z.object({
  sections: z.array(placedSection, { error: "This must be a list." }).max(200),
});
export type LayoutChange = z.output<typeof layoutChange>;
