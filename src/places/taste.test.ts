import { expect, test } from "vitest";
import { suits } from "#generation/guestProfiles.ts";
import { hasEmergencyDepartment } from "#places/hospitals.ts";
import { readPlace } from "#places/osm/readPlace.ts";
import { tasteCorpus, type TastedPlace } from "#test/taste/corpus.ts";

const NOW = Date.UTC(2026, 0, 5);

function labelOf({ tags }: TastedPlace): string {
  const place = readPlace({ type: "node", id: 1, lat: 0, lon: 0, tags }, NOW);
  if (!place) return "no";
  if (place.category === "hospital") return hasEmergencyDepartment(place) ? "emergency" : "callFirst";
  const isForFriends = suits(["friends"], place);
  return isForFriends &&
    !suits(["families"], place) &&
    tags["opening_hours"] &&
    !/2[34]:00$/.test(tags["opening_hours"])
    ? `adults ${place.category}`
    : place.category;
}

test("the corpus has more than 300 places, each once", () => {
  expect(tasteCorpus.length).toBeGreaterThanOrEqual(300);
  const keys = tasteCorpus.map(({ name, tags }) => `${name} ${JSON.stringify(tags)}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(tasteCorpus)("$name is for a guest: $label", (place) => expect(labelOf(place)).toBe(place.label));
