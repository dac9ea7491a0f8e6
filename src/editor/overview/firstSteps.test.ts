import { expect, test } from "vitest";
import { emptyContent } from "#sections/section.ts";
import { stepsTaken } from "#editor/overview/firstSteps.ts";

const types = ["wifi", "checkin", "departure", "emergency"] as const;
const empty = types.map((type) => ({ type, content: emptyContent(type) }));

test("a blank guidebook has every step before it", () => expect([...stepsTaken(empty, false)]).toEqual([]));

test("a section with something for guests is a step taken, and so is sharing", () => {
  const wifi = { type: "wifi", content: { ...emptyContent("wifi"), networkName: "LakeHouse" } } as const;
  expect([...stepsTaken([wifi, ...empty.slice(1)], true)]).toEqual(["wifi", "share"]);
});

test("what the host has hidden, or has not, is no step to take", () => {
  const hidden = { ...empty[1]!, hidden: true } as const;
  expect([...stepsTaken([empty[0]!, hidden, empty[2]!], false)]).toEqual(["checkin", "emergency"]);
});
