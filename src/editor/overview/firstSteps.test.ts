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

test.each([
  ["usual steps are no check-out time", "departure", { items: ["Wash up"] }, []],
  ["a check-out time is one", "departure", { checkOutTime: "10:00" }, ["departure"]],
  ["a check-in time is no way in", "checkin", { checkInTime: "15:00" }, []],
  ["a door code is a way in", "checkin", { doorCode: "4711#" }, ["checkin"]],
])("%s: step done or not", (_what, type, content, taken) => {
  const sections = empty.map((one) =>
    one.type === type ? { ...one, content: { ...one.content, ...content } } : one,
  );
  expect([...stepsTaken(sections, false)]).toEqual(taken);
});

test("what the host has hidden, or has not, is no step to take", () => {
  const hidden = { ...empty[1]!, hidden: true } as const;
  expect([...stepsTaken([empty[0]!, hidden, empty[2]!], false)]).toEqual(["checkin", "emergency"]);
});
