import type { z } from "zod";
import { fields, html } from "#sections/fields.ts";
import { defineShape, isBlankHtml } from "#sections/shape.ts";

const proseContent = fields({ text: html });
export type ProseContent = z.output<typeof proseContent>;

export const prose = defineShape({
  schema: proseContent,
  empty: { text: "" },
  isEmpty: (content) => isBlankHtml(content.text),
  mapHtml: (content, change) => ({ text: change(content.text) }),
});
