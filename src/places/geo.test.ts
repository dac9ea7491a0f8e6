import { expect, test } from "vitest";
import { cellOf, cellsAround, distanceMetres, type Point } from "#places/geo.ts";

const ultimo = { lat: -33.8779638, lon: 151.1977698 };

test("a degree of latitude is 111.2 km, one of longitude half of that at 60 degrees", () => {
  expect(distanceMetres(ultimo, { ...ultimo, lat: ultimo.lat + 1 })).toBeCloseTo(111_195, 0);
  expect(distanceMetres({ lat: 60, lon: 0 }, { lat: 60, lon: 1 })).toBeCloseTo(55_597 - 2.7, -1);
  expect(distanceMetres(ultimo, ultimo)).toBe(0);
});

test("every point within the radius lies in a covering range, wherever on earth", () => {
  const centres: Point[] = [ultimo, { lat: 0, lon: 0 }, { lat: -43.95, lon: -176.55 }, { lat: 70, lon: 25 }];
  for (const centre of centres) {
    for (const radius of [50, 700, 9000, 80_000]) {
      const ranges = cellsAround(centre, radius);
      expect(ranges.length).toBeLessThanOrEqual(9);
      for (let degrees = 0; degrees < 360; degrees += 15) {
        const reach = (radius * 0.99) / 111_195;
        const north = Math.cos((degrees * Math.PI) / 180) * reach;
        const east = (Math.sin((degrees * Math.PI) / 180) * reach) / Math.cos((centre.lat * Math.PI) / 180);
        const cell = cellOf({ lat: centre.lat + north, lon: centre.lon + east });
        expect(ranges.some(([from, to]) => from <= cell && cell <= to)).toBe(true);
      }
    }
  }
});

test("a circle over the date line is covered on both sides", () => {
  const ranges = cellsAround({ lat: -16.8, lon: 179.99 }, 5000);
  const across = cellOf({ lat: -16.8, lon: -179.99 });
  expect(ranges.some(([from, to]) => from <= across && across <= to)).toBe(true);
});
