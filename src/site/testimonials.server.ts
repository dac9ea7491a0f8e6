import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Config } from "#core/config.server.ts";
import { samplesOf, type Testimonials } from "#site/content/testimonials.ts";

const words = (maxLength: number) => z.string().trim().min(1).max(maxLength);

/** What an operator's own file holds. */
const testimonialsFile = z.strictObject({
  /** The average, of at most 5. Left out, none is shown. */
  rating: z.number().min(1).max(5).optional(),
  testimonials: z
    .array(z.strictObject({ firstName: words(40), role: words(60), text: words(400) }))
    .min(1)
    .max(12),
});

/** Returns samples, the operator's `TESTIMONIALS` or null (Site 3). Throws for an unusable file. */
export function readTestimonials({
  testimonials: setting,
  product,
}: Pick<Config, "testimonials" | "product">): Testimonials | null {
  if (setting === "samples") return samplesOf(product);
  if (setting === "off") return null;
  const own = testimonialsFile.safeParse(jsonIn(setting));
  if (!own.success) throw new Error(`TESTIMONIALS: ${setting} does not fit. ${z.prettifyError(own.error)}`);
  return {
    rating: own.data.rating ?? null,
    entries: own.data.testimonials.map((entry) => ({ ...entry, sample: false })),
  };
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`TESTIMONIALS must be samples, off or a JSON file. ${file} cannot be read: ${why}`, {
      cause: error,
    });
  }
}
