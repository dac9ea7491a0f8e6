import { expect, test } from "vitest";
import { runArrivals } from "#test/runArrivals.ts";

test("at least 95 of 100 lock-outs are named, and at most 2 of 100 healthy arrivals", () => {
  const { causes, named, healthy, falseAlarms } = runArrivals({ causes: 132, healthy: 300, firstSeed: 7000 });
  expect(named / causes).toBeGreaterThanOrEqual(0.95);
  expect(falseAlarms / healthy).toBeLessThanOrEqual(0.02);
});
