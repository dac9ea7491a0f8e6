import type { PlaceNearby } from "#places/place.ts";

/** A ferry is not worth it for a place that this side of the water has within this; metres. */
const FERRY_METRES = 30_000;

/** Returns the distance of a place for a guest: a ferry counts as a long drive. */
export const wayMetres = ({ metres, isOverSea = false }: Pick<PlaceNearby, "metres" | "isOverSea">): number =>
  metres + (isOverSea ? FERRY_METRES : 0);
