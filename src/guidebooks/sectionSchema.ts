import { z } from "@hono/zod-openapi";
import { prompts, sectionSource, type HostSection } from "#guidebooks/contract.ts";
import { sectionTypes } from "#sections/catalog.ts";
import { iconNames } from "#sections/icons.ts";
import { shapeOf } from "#sections/section.ts";

export const section = z.union(
  sectionTypes.map((type) =>
    z.object({
      id: z.string(),
      type: z.literal(type),
      title: z.string(),
      content: shapeOf(type).schema,
      version: z.number(),
      updatedAt: z.number(),
      prompts,
      sources: z.array(sectionSource),
      unreadable: z.literal(true).optional(),
      hidden: z.literal(true).optional(),
      tile: z.string().optional(),
      icon: z.enum(iconNames).optional(),
      own: z.string().optional(),
      shared: z.object({ id: z.string(), properties: z.number() }).optional(),
    }),
  ),
) as unknown as z.ZodType<HostSection>; // a union that is made in a loop forgets which content goes with which type
