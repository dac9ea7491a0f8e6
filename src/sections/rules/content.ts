import type { z } from "zod";
import { pictures } from "#sections/gallery/content.ts";
import { lines } from "#sections/groups.ts";
import { defineShape } from "#sections/shape.ts";

export const rules = defineShape({ rules: lines(500, 100), pictures });
export type RulesContent = z.output<typeof rules.schema>;
