import { expect, test } from "vitest";
import { createStore } from "#core/externalStore.ts";

test("a store has what was set last, and its listeners hear of each change until they stop", () => {
  const count = createStore(0);
  let heard = 0;
  const stop = count.subscribe(() => heard++);
  count.set(1);
  count.set(2);
  stop();
  count.set(3);

  expect([count.get(), heard]).toEqual([3, 2]);
});
