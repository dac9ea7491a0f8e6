import { expect, test } from "vitest";
import { generate, importDistrict, lampHouse, sectionsOf } from "#test/district.ts";
import { newWorld } from "#test/world.ts";

test("what a host noted stands where it belongs, without a model too, and is asked for no more", async () => {
  const world = await newWorld();
  await importDistrict(world);
  const aroha = await world.host("Aroha");
  const promptsOf = (sections: Awaited<ReturnType<typeof sectionsOf>>) =>
    JSON.stringify([sections.checkin.prompts, sections.wifi.prompts, sections.kitchen.prompts]);
  const plain = await sectionsOf(aroha, await generate(aroha, lampHouse));
  for (const question of [/check-?in/i, /Wi-Fi name/, /bins?\b/i]) expect(promptsOf(plain)).toMatch(question);

  const notes = "check in is 3 pm, Wi-Fi is UltimoNet, bins on Tuesday";
  const noted = await sectionsOf(aroha, await generate(aroha, { ...lampHouse, notes }));
  expect(noted.checkin.content).toMatchObject({ checkInTime: "15:00" });
  expect(noted.wifi.content).toMatchObject({ networkName: "UltimoNet" });
  expect(noted.kitchen.content.text).toContain("bins on Tuesday");
  expect(promptsOf(noted)).not.toMatch(/Wi-Fi name|bins?\b/i);
});
