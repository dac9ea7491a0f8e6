import type { z } from "zod";
import { html } from "#sections/fields.ts";
import { pictures } from "#sections/gallery/content.ts";
import { defineShape } from "#sections/shape.ts";

export const prose = defineShape({ text: html, pictures });
export type ProseContent = z.output<typeof prose.schema>;
