import type { z } from "zod";
import { fields, line } from "#sections/fields.ts";
import { defineShape } from "#sections/shape.ts";

export const propertyContent = fields({
  propertyName: line(200),
  address: line(300),
  city: line(120),
  state: line(120),
  country: line(80),
});
export type PropertyContent = z.output<typeof propertyContent>;

export const property = defineShape({
  schema: propertyContent,
  empty: { propertyName: "", address: "", city: "", state: "", country: "" },
  isEmpty: (content) => Object.values(content).every((value) => value === ""),
  mapHtml: (content) => content,
});
