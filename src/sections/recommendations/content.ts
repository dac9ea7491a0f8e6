import type { z } from "zod";
import { pictures } from "#sections/gallery/content.ts";
import { ideas, places } from "#sections/list/content.ts";
import { defineShape } from "#sections/shape.ts";

export const recommendations = defineShape({ restaurants: places, activities: ideas, pictures });
export type RecommendationsContent = z.output<typeof recommendations.schema>;
