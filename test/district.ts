import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Generated } from "#generation/contract.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { importPlaces } from "#places/index/import.server.ts";
import { madeUpDistrict } from "#test/madeUpDistrict.ts";
import type { SectionType } from "#sections/catalog.ts";
import type { Host, newWorld } from "#test/world.ts";

type World = Awaited<ReturnType<typeof newWorld>>;

/** A property in the made-up city. */
export const lampHouse = {
  name: "Lamp House",
  propertyAddress: "12 Lamplighter Street, Port Ember VIC 3999",
};

/** The same file again is an update; one of another folder would be another data set. */
const files = new WeakMap<World, string>();

/** Imports the made-up district, or what has become of it, into the world's place index. */
export async function importDistrict(world: World, elements: unknown[] = madeUpDistrict.elements) {
  const file = files.get(world) ?? join(mkdtempSync(join(tmpdir(), "district-")), "district.json");
  files.set(world, file);
  writeFileSync(file, JSON.stringify({ ...madeUpDistrict, elements }));
  await importPlaces(world.context.db, file, { now: world.clock.now() });
}

export async function generate(host: Host, body: Record<string, unknown>): Promise<Generated> {
  const response = await host.post("/api/guidebooks/generate-enhanced", body);
  if (response.status !== 201) throw new Error(`nothing was generated: ${response.text}`);
  return response.body as Generated;
}

/** Returns the host's sections by their type. */
export async function sectionsOf(host: Host, { id }: { id: string }) {
  const { body } = await host.get(`/api/guidebooks/${id}/sections`);
  const all = body as HostSection[];
  return Object.fromEntries(all.map((section) => [section.type, section])) as {
    [Type in SectionType]: HostSection & { type: Type };
  };
}
