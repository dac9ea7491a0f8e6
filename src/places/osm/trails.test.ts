import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { OsmElement, RawRelation, RawWay, Tags } from "#places/osm/element.ts";
import { openExtract } from "#places/osm/openExtract.server.ts";
import { readPlace } from "#places/osm/readPlace.ts";
import { isTrail } from "#places/trails/trailKind.ts";
import { madeUpPbf } from "#test/madeUpPbf.ts";

const folder = mkdtempSync(join(tmpdir(), "trails-"));

/** A grid of nodes 100 m apart: 12 is the second row, the third column. */
const METRE = 1 / 111_195;
const nodes = Array.from({ length: 60 }, (_, id) => ({
  id,
  lat: Math.floor(id / 10) * 100 * METRE,
  lon: (id % 10) * 100 * METRE,
  tags: {},
}));
const way = (id: number, refs: number[], tags: Tags = {}): RawWay => ({ id, refs, tags });
const route = (tags: Tags, ways: number[], roles: string[] = []): RawRelation => ({
  id: 1,
  tags: { type: "route", route: "hiking", name: "Gannet Loop", ...tags },
  ways,
  roles: ways.map((_, at) => roles[at] ?? ""),
  nodes: [],
});

const xmlOf = (ways: RawWay[], relations: RawRelation[]) => {
  const tagged = (tags: Tags) =>
    Object.entries(tags)
      .map(([k, v]) => `<tag k="${k}" v="${v}"/>`)
      .join("");
  return `<?xml version="1.0"?><osm>
${nodes.map(({ id, lat, lon }) => `<node id="${id}" lat="${lat}" lon="${lon}"/>`).join("")}
${ways.map(({ id, refs, tags }) => `<way id="${id}">${refs.map((ref) => `<nd ref="${ref}"/>`).join("")}${tagged(tags)}</way>`).join("")}
${relations
  .map(
    ({ id, tags, ways: members, roles }) =>
      `<relation id="${id}">${members.map((ref, at) => `<member type="way" ref="${ref}" role="${roles[at]}"/>`).join("")}${tagged(tags)}</relation>`,
  )
  .join("")}</osm>`;
};

async function trailsIn(ways: RawWay[], relations: RawRelation[] = []): Promise<OsmElement[]> {
  const readAll = async (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content);
    const request = { wants: () => false, wantsPath: () => false, wantsTrail: isTrail };
    const extract = await openExtract(join(folder, name), request);
    const all: OsmElement[] = [];
    for await (const batch of extract.elements()) all.push(...batch);
    return all;
  };
  const found = await readAll("map.osm.pbf", madeUpPbf({ nodes, ways, relations, asOf: 0 }));
  const same = await readAll("map.osm", xmlOf(ways, relations));
  expect(same.map(({ id, trail }) => [id, trail?.shape])).toEqual(
    found.map(({ id, trail }) => [id, trail?.shape]),
  );
  return found;
}

const metresOf = (element: OsmElement | undefined) => Math.round((element?.trail?.metres ?? 0) / 10) * 10;

test("a route is as long as its ways, without those that lead aside", async () => {
  const square = [
    way(1, [0, 1, 2, 3]),
    way(2, [3, 13, 23]),
    way(3, [23, 22, 21, 20, 10, 0]),
    way(4, [3, 4, 5]),
  ];
  const [loop, ...more] = await trailsIn(square, [route({}, [1, 2, 3, 4], ["", "", "", "excursion"])]);
  expect(more).toEqual([]);
  expect(loop).toMatchObject({ type: "relation", id: 1, lat: 0, lon: 0, trail: { shape: "loop" } });
  expect(metresOf(loop)).toBe(1000);
  const [line] = await trailsIn(square, [route({}, [1, 2])]);
  expect(line?.trail).toMatchObject({ shape: "line", ends: [{ lat: 0 }, { lat: 0.0017986 }] });
  const [branched] = await trailsIn(square, [route({}, [1, 2, 4])]);
  expect(branched?.trail).toMatchObject({ shape: "branches" });
  expect(branched?.trail?.ends).toHaveLength(3);
});

test("the two sides of one road are one way", async () => {
  const sides = [way(1, [0, 1, 2]), way(2, [2, 12, 11, 10, 0])];
  const [ride] = await trailsIn(sides, [route({ route: "bicycle" }, [1, 2], ["forward", "backward"])]);
  expect(metresOf(ride)).toBe(200);
  expect(ride?.trail?.shape).toBe("line");
});

test("a route that the map has a part of has no length", async () => {
  expect(await trailsIn([way(1, [0, 1, 2])], [route({}, [1, 99])])).toEqual([]);
  expect(await trailsIn([way(1, [0, 1, 999])], [route({}, [1])])).toEqual([]);
});

test("paths of one name that hang together are one walk, and lanes with a name none", async () => {
  const cliff = { highway: "path", name: "Cliff Walk" };
  const found = await trailsIn([
    way(8, [0, 1, 2], cliff),
    way(9, [2, 3, 4, 5], { ...cliff, surface: "gravel" }),
    way(10, [50, 51], cliff),
    way(11, [20, 21], { highway: "path", name: "Triq il-Kbira" }),
    way(12, [20, 30], { highway: "path", name: "Fuorcla", sac_scale: "hiking" }),
    way(13, [40, 41], { highway: "footway", footway: "sidewalk", name: "Harbour Walk" }),
  ]);
  expect(found.map(({ id }) => id)).toEqual([8, 10, 12]);
  expect(metresOf(found[0])).toBe(500);
  expect(found[0]?.tags["surface"]).toBe("gravel");
});

test("what takes longer than a day, or a rope, is no walk for a guest", () => {
  const walk = (tags: Tags, metres: number) =>
    readPlace(
      {
        type: "relation",
        id: 1,
        lat: 0,
        lon: 0,
        tags: route(tags, []).tags,
        trail: { metres, shape: "line", ends: [{ lat: 0, lon: 0 }] },
      },
      0,
    )?.category;
  expect(walk({}, 3400)).toBe("walk");
  expect(walk({}, 340)).toBeUndefined();
  expect(walk({}, 60_000)).toBeUndefined();
  expect(walk({ route: "mtb" }, 40_000)).toBe("ride");
  expect(walk({ route: "bus" }, 3400)).toBeUndefined();
  expect(walk({ sac_scale: "mountain_hiking" }, 3400)).toBe("walk");
  expect(walk({ sac_scale: "demanding_alpine_hiking" }, 3400)).toBeUndefined();
  expect(walk({ state: "proposed" }, 3400)).toBeUndefined();
});
