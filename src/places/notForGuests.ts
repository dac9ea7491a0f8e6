import type { Category } from "#places/category.ts";

/** True of what shares its tag with a sight or a service, and is none to a guest (wiki pages of the keys named). */
const unlike: { [C in Category]?: (tags: Readonly<Record<string, string>>) => boolean } = {
  // Every strip on a farm is an aerodrome; those that people fly to have a code.
  airport: ({ iata }) => !iata,
  // Enclosures of a zoo, and single rides.
  attraction: ({ attraction, zoo }) => Boolean(attraction ?? zoo),
  heritage: ({ memorial }) =>
    /^(plaque|bench|tree|ghost_bike|stolperstein|plate|blue_plaque)$/.test(memorial ?? ""),
  garden: (tags) => /^(residential|private|community)$/.test(tags["garden:type"] ?? ""),
  car_park: ({ access }) => access === "customers",
  charging: ({ motorcar }) => motorcar === "no",
  train: ({ station }) => station === "miniature",
};

export function isNotForGuests(category: Category, tags: Readonly<Record<string, string>>): boolean {
  return unlike[category]?.(tags) ?? false;
}
