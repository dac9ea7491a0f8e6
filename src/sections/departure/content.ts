import type { z } from "zod";
import { html, timeOfDay } from "#sections/fields.ts";
import { pictures } from "#sections/gallery/content.ts";
import { lines } from "#sections/groups.ts";
import { defineShape } from "#sections/shape.ts";

export const departure = defineShape({
  checkOutTime: timeOfDay,
  intro: html,
  items: lines(500, 100),
  pictures,
});
export type DepartureContent = z.output<typeof departure.schema>;
