import { afterAll, beforeAll, expect, test } from "vitest";
import { startStandIn, type Reply } from "#test/modelStandIn.ts";
import { generate, importDistrict, lampHouse, sectionsOf } from "#test/district.ts";
import { newWorld, type Host } from "#test/world.ts";

let welcome: Reply = { status: 500 };
const standIn = await startStandIn(({ prompt }) =>
  prompt.startsWith("Section: the welcome") ? welcome : { json: { entries: [] } },
);
const world = await newWorld({
  LLM_PROVIDER: "anthropic",
  LLM_BASE_URL: standIn.baseUrl,
  LLM_API_KEY: "key",
  LLM_MODEL: "stand-in",
});
let aroha: Host;

beforeAll(async () => {
  await importDistrict(world);
  aroha = await world.host("Aroha");
});
afterAll(() => standIn.close());

async function write() {
  const guidebook = await generate(aroha, lampHouse);
  const words = JSON.stringify(await sectionsOf(aroha, guidebook));
  return { ...guidebook.enhancedMetrics, words };
}

test("an Anthropic endpoint chooses too, held to the same ids", async () => {
  welcome = { json: { closing: "c4", greeting: "Try Luigi's around the corner." } };
  const { sectionsByModel, dropped, words } = await write();
  expect(sectionsByModel).toContain("welcome");
  expect(words).toContain("Have a good stay, and do ask if anything is unclear.");
  expect(words).not.toContain("Luigi");
  expect(dropped).toBe(3);
  expect(standIn.requests[0]?.system).toContain("You answer ids alone");
});

test("a refusal leaves the section to the keyless writer", async () => {
  welcome = { refusal: "" };
  const { sectionsByModel, words } = await write();
  expect(sectionsByModel).not.toContain("welcome");
  expect(words).toContain("in Port Ember");
});
