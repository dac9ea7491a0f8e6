/** A position in degrees (WGS 84). */
export interface Point {
  lat: number;
  lon: number;
}

const EARTH_METRES = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in metres, accurate to about 0.5 %. */
export function distanceMetres(a: Point, b: Point): number {
  const half = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const across = Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  const h = half + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * across;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The deepest level of the grid: 2^20 columns and rows, cells of about 38 by 19 metres. */
const LEVEL = 20;

/** Returns a point's cell on a Z-order curve, so that a coarser cell is one range of an ordinary index. */
export function cellOf({ lat, lon }: Point): number {
  return interleave(column(lon, LEVEL), row(lat, LEVEL));
}

/** Returns ranges of cells, both ends included, that cover the circle; at most nine. */
export function cellsAround(centre: Point, radiusMetres: number): [from: number, to: number][] {
  const tall = radiusMetres / 111_195;
  const wide = tall / Math.max(0.01, Math.cos(radians(centre.lat)));
  let level = LEVEL;
  while (level > 0 && !covers(centre, tall, wide, level)) level -= 1;
  const side = 2 ** level;
  const scale = 4 ** (LEVEL - level);
  const codes: number[] = [];
  for (let y = row(centre.lat - tall, level); y <= row(centre.lat + tall, level); y += 1) {
    for (let x = column(centre.lon - wide, level); x <= column(centre.lon + wide, level); x += 1) {
      codes.push(interleave(((x % side) + side) % side, y));
    }
  }
  return joined([...new Set(codes)].toSorted((a, b) => a - b)).map(([a, b]) => [
    a * scale,
    (b + 1) * scale - 1,
  ]);
}

function covers({ lat, lon }: Point, tall: number, wide: number, level: number): boolean {
  return (
    row(lat + tall, level) - row(lat - tall, level) <= 2 &&
    column(lon + wide, level) - column(lon - wide, level) <= 2
  );
}

const column = (lon: number, level: number) => Math.floor(((lon + 180) / 360) * 2 ** level);
const row = (lat: number, level: number) =>
  Math.min(2 ** level - 1, Math.max(0, Math.floor(((lat + 90) / 180) * 2 ** level)));

function joined(codes: number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

/** Bit operators work on 32 bits, the curve has 40: two halves of ten bits each. */
function interleave(x: number, y: number): number {
  const half = (a: number, b: number) => spread(a) | (spread(b) << 1);
  return half(x >> 10, y >> 10) * 2 ** 20 + half(x & 1023, y & 1023);
}

function spread(bits: number): number {
  let n = bits;
  n = (n | (n << 8)) & 0x00ff00ff;
  n = (n | (n << 4)) & 0x0f0f0f0f;
  n = (n | (n << 2)) & 0x33333333;
  return (n | (n << 1)) & 0x55555555;
}
