import type { z } from "zod";
import { html } from "#sections/fields.ts";
import { defineShape } from "#sections/shape.ts";

export const prose = defineShape({ text: html });
export type ProseContent = z.output<typeof prose.schema>;
