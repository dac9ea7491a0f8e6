import { z } from "zod";
import { distanceMetres, type Point } from "#places/geo.ts";

const trailShapes = ["loop", "line", "branches"] as const;

const end = z.object({ lat: z.number(), lon: z.number() });

/** A walk or a ride: its length, and where it can begin. */
export const trail = z.object({
  metres: z.number(),
  shape: z.enum(trailShapes),
  /** One for a loop, two for a line, each end of a branched one. */
  ends: z.array(end).min(1),
});
export type Trail = z.output<typeof trail>;

/** Returns the end of a trail that is nearest to a point. */
export function nearestEnd({ ends }: Trail, from: Point): Point {
  return ends.reduce((best, one) => (distanceMetres(from, one) < distanceMetres(from, best) ? one : best));
}
