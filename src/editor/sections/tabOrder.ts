import { standardTypes } from "#sections/catalog.ts";

/** The tabs that come first on a phone (Editor 2). */
const named = ["welcome", "wifi", "checkin", "rules", "recommendations", "departure", "property"];

/**
 * Sections as the tabs of a phone show them: the first tabs, then the rest as guests see them (Editor 2); in the host's own
 * order once there is one (Sections 10).
 */
export function inTabOrder<Section extends { type: string }>(sections: readonly Section[]): Section[] {
  if (!isInCatalogOrder(sections)) return [...sections];
  const order: string[] = [...named, ...standardTypes.filter((type) => !named.includes(type))];
  const place = ({ type }: Section) => (order.includes(type) ? order.indexOf(type) : order.length);
  return sections.toSorted((one, other) => place(one) - place(other));
}

function isInCatalogOrder(sections: readonly { type: string }[]): boolean {
  const types: readonly string[] = standardTypes;
  const places = sections.map(({ type }) => types.indexOf(type)).filter((place) => place !== -1);
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? -1));
}
