import { z } from "zod";
import { picture } from "#media/contract.ts";

/** Branding on the guidebooks and cards of an account (Sharing 11, 12). */
export const branding = z.object({
  logo: picture.nullable(),
  /** Whether guest pages name the product. */
  namesProduct: z.boolean(),
});
export type Branding = z.output<typeof branding>;

/** A logo of `null` or "" removes it. */
export const brandingChange = z.object({
  logo: z.string({ error: "This must be the address of a picture." }).nullish(),
  namesProduct: z.boolean({ error: "This must be true or false." }).optional(),
});
export type BrandingChange = z.output<typeof brandingChange>;
