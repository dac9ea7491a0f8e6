import { expect, test } from "vitest";
import { makePlan } from "#generation/plan.ts";
import { localQuestions } from "#generation/write/localQuestions.ts";
import type { Located, PlaceNearby } from "#places/place.ts";

const where = (state: string, lat = -34, country = "AU"): Located => ({
  placeId: "index:1",
  source: "index",
  precision: "rooftop",
  street: "1 Shore Street",
  unit: "",
  locality: "Gull Bay",
  state,
  postcode: "",
  country,
  lat,
  lon: 150,
});
const beach: PlaceNearby = {
  id: "osm:node/1",
  name: "Long Beach",
  category: "beach",
  metres: 400,
  tags: {},
  lat: 0,
  lon: 0,
  source: "index",
  asOf: 0,
};

function questions(located: Located, near: PlaceNearby[] = [], notes = "") {
  const plan = makePlan({ name: "A", propertyAddress: "1 Shore Street", notes }, located, near, { now: 0 });
  return (["emergency", "rules", "activities"] as const)
    .flatMap((section) => localQuestions(section, plan))
    .join("\n");
}

test("New South Wales asks for what its Code of Conduct wants, other states do not", () => {
  expect(questions(where("New South Wales"))).toMatch(/electrician and a plumber[\s\S]*by-laws/);
  expect(questions(where("New South Wales"))).toContain("Hazards Near Me NSW");
  expect(questions(where("Victoria"))).not.toMatch(/Code of Conduct/);
  expect(questions(where("Victoria"))).toContain("VicEmergency");
});

test("by the sea it is asked where to swim, with stingers in the north only", () => {
  expect(questions(where("Victoria"), [beach])).toContain("rips");
  expect(questions(where("Queensland", -17), [beach])).toContain("stingers");
  expect(questions(where("Victoria"))).not.toContain("swim");
});

test("what the host has noted is asked no more, and nothing of it abroad", () => {
  const notes = "Snakes stay away if you stamp. Bushfire: leave by the coast road. Quiet hours from 9 pm.";
  expect(questions(where("Victoria"), [], notes)).toBe("");
  expect(questions(where("", -41, "NZ"), [beach])).toBe("");
});
