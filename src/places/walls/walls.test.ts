import { expect, test } from "vitest";
import { distanceMetres } from "#places/geo.ts";
import { courseOf } from "#places/walls/course.ts";
import { PIECE_METRES, piecesOf } from "#places/walls/pieces.ts";
import { Walls, type Wall } from "#places/walls/walls.ts";

const origin = { lat: -33.85, lon: 151.2 };
/** Metres east and north of the property. */
const at = (x: number, y: number) => ({
  lat: origin.lat + y / 111_195,
  lon: origin.lon + x / (111_195 * Math.cos((origin.lat * Math.PI) / 180)),
});
/** A river that runs from west to east, 300 m north. */
const river: Wall = { kind: "water", isCrossing: false, path: [at(-3000, 300), at(3000, 300)] };
const bridge = (x: number): Wall => ({ kind: "any", isCrossing: true, path: [at(x, 250), at(x, 350)] });

test("what lies across a river without a bridge is over water", () => {
  const walls = new Walls(origin, [river]);
  expect(walls.across(at(0, 800))).toBe("water");
  expect(walls.across(at(0, 250))).toBeNull();
  expect(walls.across(at(0, 320))).toBeNull(); // on the shore, within the map's accuracy
});

test("a bridge near the line makes it a walk, one far off does not", () => {
  expect(new Walls(origin, [river, bridge(100)]).across(at(0, 800))).toBeNull();
  expect(new Walls(origin, [river, bridge(1500)]).across(at(0, 800))).toBe("water");
});

test("a railway is crossed at its level crossings and under its own bridges, and only there", () => {
  const rail: Wall = { ...river, kind: "rail" };
  const crossing: Wall = { kind: "rail", isCrossing: true, path: [at(50, 300)] };
  expect(new Walls(origin, [rail]).across(at(0, 600))).toBe("rail");
  expect(new Walls(origin, [rail, crossing]).across(at(0, 600))).toBeNull();
  expect(new Walls(origin, [river, crossing]).across(at(0, 600))).toBe("water");
});

test.each([
  [{ natural: "coastline" }, { kind: "coast", isCrossing: false }],
  [{ waterway: "river" }, { kind: "water", isCrossing: false }],
  [
    { waterway: "canal", tunnel: "culvert" },
    { kind: "water", isCrossing: true },
  ],
  [{ waterway: "stream" }, null],
  [{ natural: "water", water: "pond" }, null],
  [{ railway: "rail" }, { kind: "rail", isCrossing: false }],
  [
    { railway: "rail", bridge: "viaduct" },
    { kind: "rail", isCrossing: true },
  ],
  [{ railway: "tram" }, null],
  [{ railway: "level_crossing" }, { kind: "rail", isCrossing: true }],
  [{ highway: "motorway" }, { kind: "road", isCrossing: false }],
  [{ highway: "trunk" }, null],
  [
    { highway: "trunk", foot: "no" },
    { kind: "road", isCrossing: false },
  ],
  [
    { highway: "footway", bridge: "yes" },
    { kind: "any", isCrossing: true },
  ],
  [{ highway: "residential" }, null],
  [{ highway: "primary", bridge: "yes", foot: "no" }, null],
])("%o", (tags, course) => expect(courseOf(tags)).toEqual(course));

test("a long line is stored in short pieces that leave nothing out", () => {
  const pieces = piecesOf([at(0, 0), at(2, 2), at(10_000, 0), at(10_000, 5000)]);
  for (const piece of pieces) {
    const [first = origin] = piece;
    for (const point of piece) expect(distanceMetres(first, point)).toBeLessThanOrEqual(PIECE_METRES * 1.5);
  }
  const ends = pieces.map((piece) => [piece[0], piece.at(-1)]);
  for (const [index, [start]] of ends.slice(1).entries()) expect(start).toEqual(ends[index]?.[1]);
  expect(ends.at(-1)?.[1]).toEqual(at(10_000, 5000));
});
