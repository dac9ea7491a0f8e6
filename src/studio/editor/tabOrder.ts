import { sectionTypes } from "#sections/catalog.ts";

/** The tabs that spec §2 names, in its order. */
const named = ["welcome", "wifi", "checkin", "rules", "recommendations", "departure", "property"];

/** Sections as the tabs of a phone show them: those of the spec first, then the rest as guests see them (product.md). */
export function inTabOrder<Section extends { type: string }>(sections: readonly Section[]): Section[] {
  const order: string[] = [...named, ...sectionTypes.filter((type) => !named.includes(type))];
  const place = ({ type }: Section) => (order.includes(type) ? order.indexOf(type) : order.length);
  return sections.toSorted((one, other) => place(one) - place(other));
}
