import type { z } from "zod";
import { fields, html, lines, timeOfDay } from "#sections/fields.ts";
import { defineShape, isBlankHtml } from "#sections/shape.ts";

const departureContent = fields({ checkOutTime: timeOfDay, intro: html, items: lines(500, 100) });
export type DepartureContent = z.output<typeof departureContent>;

export const departure = defineShape({
  schema: departureContent,
  empty: { checkOutTime: undefined, intro: "", items: [] },
  isEmpty: (content) => !content.checkOutTime && isBlankHtml(content.intro) && content.items.length === 0,
  mapHtml: (content, change) => ({ ...content, intro: change(content.intro) }),
});
