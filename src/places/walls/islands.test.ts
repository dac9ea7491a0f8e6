import { expect, test } from "vitest";
import type { Point } from "#places/geo.ts";
import { Islands } from "#places/walls/islands.ts";

/** A square island around a point, its coast in two pieces, land on the left. */
function island(lat: number, lon: number, half = 0.05): Point[][] {
  const corner = (north: number, east: number) => ({ lat: lat + north * half, lon: lon + east * half });
  return [
    [corner(-1, -1), corner(-1, 1), corner(1, 1)],
    [corner(1, 1), corner(1, -1), corner(-1, -1)],
  ];
}
const malta = { lat: 35.9, lon: 14.4 };
const gozo = { lat: 36.05, lon: 14.25 };
const shores = [...island(malta.lat, malta.lon), ...island(gozo.lat, gozo.lon)];

test("two islands are apart, two places of one are not", () => {
  const islands = new Islands(shores, []);
  expect(islands.areApart(malta, gozo)).toBe(true);
  expect(islands.areApart(gozo, malta)).toBe(true);
  expect(islands.areApart(gozo, { lat: gozo.lat + 0.04, lon: gozo.lon - 0.04 })).toBe(false);
});

test("a bridge joins them", () => {
  const bridge = [
    { lat: 35.94, lon: 14.36 },
    { lat: 35.98, lon: 14.32 },
    { lat: 36.01, lon: 14.29 },
  ];
  expect(new Islands(shores, [bridge]).areApart(malta, gozo)).toBe(false);
  expect(new Islands(shores, [bridge.slice(0, 2)]).areApart(malta, gozo)).toBe(true);
});

test("a coast that goes out of the map is no island", () => {
  const islands = new Islands(
    shores.filter((_, at) => at !== 3),
    [],
  );
  expect(islands.areApart({ lat: 36.2, lon: 14.2 }, gozo)).toBe(false);
});
