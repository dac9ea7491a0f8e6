import { expect, test } from "vitest";
import { drawnAhead } from "#core/ids.server.ts";

test("bytes that are drawn ahead are each given once, in their order", () => {
  let next = 0;
  const draws: number[] = [];
  const source = (count: number) => {
    draws.push(count);
    return Uint8Array.from({ length: count }, () => next++);
  };
  const bytes = drawnAhead(source, 8);
  const given = [3, 5, 4, 1, 6].map((count) => [...bytes(count)]);
  expect(given).toEqual([[0, 1, 2], [3, 4, 5, 6, 7], [8, 9, 10, 11], [12], [16, 17, 18, 19, 20, 21]]);
  expect([...bytes(9)]).toHaveLength(9);
  expect(draws).toEqual([8, 8, 8, 9]);
});
