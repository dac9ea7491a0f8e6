import { expect, test } from "vitest";
import { eventKinds } from "#app/eventKinds.ts";
import { eventGroups } from "#app/shell/eventGroups.ts";

test("webhooks are offered kinds of events that there are, each once", () => {
  const offered = eventGroups.flatMap(({ events }) => events);
  expect(offered.filter((name) => !eventKinds.has(name))).toEqual([]);
  expect(new Set(offered).size).toBe(offered.length);
});
