import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { onePerTurn } from "#app/server/onePerTurn.ts";

test("work that comes at the same time starts in its order, one piece in each turn", async () => {
  const begin = onePerTurn();
  const begun: number[] = [];
  for (const piece of [1, 2, 3]) begin(() => void begun.push(piece));
  expect(begun).toEqual([]);
  for (const all of [[1], [1, 2], [1, 2, 3]]) {
    await nextTurn();
    expect(begun).toEqual(all);
  }
  begin(() => void begun.push(4));
  await nextTurn();
  expect(begun).toEqual([1, 2, 3, 4]);
});

test("work that begins more work lets the rest go first", async () => {
  const begin = onePerTurn();
  const begun: string[] = [];
  begin(() => begin(() => void begun.push("later")));
  begin(() => void begun.push("next"));
  for (let turn = 0; turn < 4; turn++) await nextTurn();
  expect(begun).toEqual(["next", "later"]);
});
