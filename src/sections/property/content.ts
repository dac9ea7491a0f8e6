import type { z } from "zod";
import { optionalVerbatim, verbatim } from "#sections/fields.ts";
import { defineShape } from "#sections/shape.ts";

export const property = defineShape({
  propertyName: verbatim(200),
  address: verbatim(300),
  city: verbatim(120),
  state: verbatim(120),
  postcode: optionalVerbatim(20),
  country: verbatim(80),
});
export type PropertyContent = z.output<typeof property.schema>;
