import type { Chance } from "#ui/scenes/chance.ts";

/**
 * The drawing is 1200 by 600. A phone shows 240 to 960 of it and a wide screen the lower two thirds: what stands alone is
 * drawn on one side of these edges. The ground goes on below it, for boxes that show more.
 */
export const WIDTH = 1200;
export const HEIGHT = 600;

export type Point = readonly [x: number, y: number];

const TO_THE_GROUND = `V${HEIGHT + 400}H0z`;

/** Returns a smooth line filled to the ground; points bend it from one edge's middle to the next. */
export function rolling(points: readonly Point[]): string {
  const [first, ...bends] = points;
  const last = bends.pop();
  if (!first || !last) return "";
  const middles = bends.map(([x, y], at): Point => {
    const after = bends[at + 1] ?? last;
    return [mid(x, after[0]), mid(y, after[1])];
  });
  // T mirrors the previous control point, which is where the next point is.
  return `M${first[0]} ${first[1]}Q${bends[0]?.join(" ")} ${[...middles, last].map((point) => point.join(" ")).join("T")}${TO_THE_GROUND}`;
}

/** Returns a line of straight edges, filled down to the ground. */
export function jagged(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(" ")).join(" ")}${TO_THE_GROUND}`;
}

/** Returns points from edge to edge, `steps` apart, at random heights between `top` and `bottom`. */
export function skyline(chance: Chance, steps: number, top: number, bottom: number): Point[] {
  const wide = WIDTH / steps;
  return Array.from({ length: steps + 1 }, (_, at) => [Math.round(at * wide), chance.between(top, bottom)]);
}

/** Dots of zero length, drawn by a round line cap. */
export function dots(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${x} ${y}h0`).join("");
}

const mid = (a: number, b: number) => Math.round((a + b) / 2);
