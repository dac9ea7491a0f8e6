import type { z } from "zod";
import { fields } from "#sections/fields.ts";
import { namedItems } from "#sections/list/content.ts";
import { defineShape } from "#sections/shape.ts";

const recommendationsContent = fields({ restaurants: namedItems, activities: namedItems });
export type RecommendationsContent = z.output<typeof recommendationsContent>;

export const recommendations = defineShape({
  schema: recommendationsContent,
  empty: { restaurants: [], activities: [] },
  isEmpty: (content) => content.restaurants.length === 0 && content.activities.length === 0,
  mapHtml: (content) => content,
});
