import { expect, test } from "vitest";
import { onPaper } from "#test/onPaper.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { generate, importDistrict } from "#test/district.ts";
import { newWorld } from "#test/world.ts";

const requests = [
  { name: "Lamp House", propertyAddress: "Unit 4, 12 Lamplighter Street, Port Ember VIC 3999" },
  {
    name: "Gannet Rest",
    propertyAddress: "7 Shore Street, Lantern Bay VIC",
    guestProfiles: ["families", "pets"],
  },
  { name: "Dry Creek Farmhouse", propertyAddress: "480 Dry Creek Road, Wattle Flat VIC" },
];

const intro = `# Three generated guidebooks

A city apartment, a beach house and a farm, written by the keyless writer from a made-up district
(\`test/madeUpDistrict.ts\`). The test \`src/generation/samples.test.ts\` writes this page and holds the code to it:
\`vitest run src/generation/samples -u\` after a change that is meant.

`;

test("the page of three guidebooks says what the code writes", async () => {
  const world = await newWorld();
  await importDistrict(world);
  const aroha = await world.host("Aroha");
  const pages: string[] = [];
  for (const request of requests) {
    const guidebook = await generate(aroha, request);
    const sections = (await aroha.get(`/api/guidebooks/${guidebook.id}/sections`)).body as HostSection[];
    pages.push(onPaper(guidebook, sections));
  }
  await expect(intro + pages.join("\n")).toMatchFileSnapshot(
    "../../docs/reference/generated/three-guidebooks.md",
  );
});
