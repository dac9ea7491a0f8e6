import type { PlaceNearby } from "#places/place.ts";

/** Nobody takes a ferry for what this side of the water has within this; metres. */
const FERRY = 30_000;

/** Returns how far a place is for somebody who has to get there: a ferry counts for as much as a long drive. */
export const wayMetres = ({ metres, isOverSea = false }: Pick<PlaceNearby, "metres" | "isOverSea">): number =>
  metres + (isOverSea ? FERRY : 0);
