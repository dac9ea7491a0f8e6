import type { z } from "zod";
import { fields, lines } from "#sections/fields.ts";
import { defineShape } from "#sections/shape.ts";

const rulesContent = fields({ rules: lines(500, 100) });
export type RulesContent = z.output<typeof rulesContent>;

export const rules = defineShape({
  schema: rulesContent,
  empty: { rules: [] },
  isEmpty: (content) => content.rules.length === 0,
  mapHtml: (content) => content,
});
