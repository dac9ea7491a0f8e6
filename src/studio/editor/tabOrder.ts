import { sectionTypes } from "#sections/catalog.ts";

/** The tabs that come first on a phone (Editor 2). */
const named = ["welcome", "wifi", "checkin", "rules", "recommendations", "departure", "property"];

/** Sections as the tabs of a phone show them: the first tabs, then the rest as guests see them (Editor 2). */
export function inTabOrder<Section extends { type: string }>(sections: readonly Section[]): Section[] {
  const order: string[] = [...named, ...sectionTypes.filter((type) => !named.includes(type))];
  const place = ({ type }: Section) => (order.includes(type) ? order.indexOf(type) : order.length);
  return sections.toSorted((one, other) => place(one) - place(other));
}
