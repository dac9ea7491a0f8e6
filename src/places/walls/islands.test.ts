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
  const ferry = { lat: gozo.lat - 0.052, lon: gozo.lon };
  expect(islands.areApart(gozo, ferry)).toBe(false);
  expect(islands.areApart(malta, ferry)).toBe(true);
  expect(islands.areApart(gozo, { lat: gozo.lat + 0.04, lon: gozo.lon - 0.04 })).toBe(false);
});

test("a bridge joins them", () => {
  const bridge = [
    { lat: 35.94, lon: 14.36 },
    { lat: 35.98, lon: 14.32 },
    { lat: 36.01, lon: 14.29 },
  ];
  expect(new Islands(shores, [bridge]).areApart(malta, gozo)).toBe(false);
  expect(new Islands(shores, [bridge.slice(0, 2), bridge.slice(1)]).areApart(malta, gozo)).toBe(false);
  const jetty = bridge.slice(0, 2);
  expect(new Islands(shores, [jetty]).areApart(malta, gozo)).toBe(true);
});

test("an island is apart from a mainland whose shore goes on, unless a bridge leads there", () => {
  const mainland = [
    { lat: 36.3, lon: 14 },
    { lat: 36.2, lon: 14.25 },
    { lat: 36.3, lon: 14.5 },
  ];
  const there = { lat: 36.4, lon: 14.25 };
  const bridge = [
    { lat: 36.09, lon: 14.25 },
    { lat: 36.25, lon: 14.25 },
  ];
  expect(new Islands([...shores, mainland], []).areApart(gozo, there)).toBe(true);
  expect(new Islands([...shores, mainland], [bridge]).areApart(gozo, there)).toBe(false);
});

test("a coast that goes out of the map is no island", () => {
  const islands = new Islands(
    shores.filter((_, at) => at !== 3),
    [],
  );
  expect(islands.areApart({ lat: 36.2, lon: 14.2 }, gozo)).toBe(false);
});
