import { checkin } from "#sections/checkin/content.ts";
import { contacts } from "#sections/contacts/content.ts";
import { departure } from "#sections/departure/content.ts";
import { howto } from "#sections/howto/content.ts";
import { ideaList, list } from "#sections/list/content.ts";
import { property } from "#sections/property/content.ts";
import { prose } from "#sections/prose/content.ts";
import { recommendations } from "#sections/recommendations/content.ts";
import { rules } from "#sections/rules/content.ts";
import type { z } from "zod";
import { wifi } from "#sections/wifi/content.ts";

/** The eleven shapes of content. A shape is code; a section type is a row in the catalog. */
export const shapes = {
  prose,
  list,
  ideas: ideaList,
  wifi,
  checkin,
  rules,
  recommendations,
  departure,
  property,
  howto,
  contacts,
};

export type ShapeName = keyof typeof shapes;
export type ContentOf<Name extends ShapeName> = z.output<(typeof shapes)[Name]["schema"]>;
