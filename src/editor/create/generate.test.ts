import { expect, test } from "vitest";
import { withStep } from "#editor/create/generate.ts";

test("a step that is told again takes the place of its last telling", () => {
  const located = { step: "located", message: "Found the address" } as const;
  const writing = (done: number) =>
    ({ step: "writing", message: `Writing ${done} of 16`, done, total: 16 }) as const;
  expect([located, writing(1), writing(2)].reduce(withStep, [])).toEqual([located, writing(2)]);
});
