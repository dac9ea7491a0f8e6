import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { OsmElement } from "#places/osm/element.ts";
import { madeUpPbf } from "#test/madeUpPbf.ts";
import { openExtract } from "#places/osm/openExtract.server.ts";

const folder = mkdtempSync(join(tmpdir(), "extract-"));
const file = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

/** A café, a park drawn as a way, and a reserve whose edge is a way without tags. */
const cafe = { amenity: "cafe", name: "Tui & Fern" };
const park = { leisure: "park", name: "Wānaka Green" };
const reserve = { leisure: "nature_reserve", name: "The Spit", type: "multipolygon" };
const corners = (first: number, lat: number, lon: number) => [
  { id: first, lat, lon, tags: {} },
  { id: first + 1, lat, lon: lon + 0.002, tags: {} },
  { id: first + 2, lat: lat + 0.001, lon: lon + 0.002, tags: {} },
];
const map = {
  asOf: Date.parse("2026-10-01T00:00:00Z"),
  nodes: [
    { id: 11_000_000_001, lat: -44.7, lon: 169.15, tags: cafe },
    { id: 11_000_000_002, lat: -44.71, lon: 169.15, tags: { amenity: "bench" } },
    ...corners(11_000_000_010, -44.72, 169.1),
    ...corners(11_000_000_020, -44.74, -176.2),
  ],
  ways: [
    { id: 7, tags: park, refs: [11_000_000_010, 11_000_000_011, 11_000_000_012, 11_000_000_010] },
    { id: 8, tags: {}, refs: [11_000_000_020, 11_000_000_021, 11_000_000_022, 99] },
  ],
  relations: [{ id: 3, tags: reserve, ways: [8, 12345], roles: ["", ""], nodes: [] }],
};

const expected = [
  { type: "node", id: 11_000_000_001, lat: -44.7, lon: 169.15, tags: cafe },
  { type: "way", id: 7, lat: -44.7195, lon: 169.101, tags: park },
  { type: "relation", id: 3, lat: -44.7395, lon: -176.199, tags: reserve },
];

async function read(path: string): Promise<OsmElement[]> {
  const extract = await openExtract(path, {
    wants: (tags) => tags["name"] !== undefined,
    wantsPath: () => false,
    wantsTrail: () => false,
  });
  const all: OsmElement[] = [];
  for await (const batch of extract.elements()) all.push(...batch);
  return all.map((each) => ({ ...each, lat: Number(each.lat.toFixed(7)), lon: Number(each.lon.toFixed(7)) }));
}

const tagXml = (tags: Record<string, string>) =>
  Object.entries(tags)
    .map(([k, v]) => `<tag k="${k}" v="${v.replaceAll("&", "&amp;")}"/>`)
    .join("");
const xml = `<?xml version="1.0"?><osm version="0.6">
${map.nodes.map((n) => `<node id="${n.id}" lat="${n.lat}" lon="${n.lon}">${tagXml(n.tags)}</node>`).join("\n")}
${map.ways.map((w) => `<way id="${w.id}">${w.refs.map((r) => `<nd ref="${r}"/>`).join("")}${tagXml(w.tags)}</way>`).join("\n")}
${map.relations.map((r) => `<relation id="${r.id}">${r.ways.map((w) => `<member type="way" ref="${w}"/>`).join("")}${tagXml(r.tags)}</relation>`).join("\n")}
</osm>`;

const overpass = JSON.stringify({
  osm3s: { timestamp_osm_base: "2026-10-01T00:00:00Z" },
  elements: expected.map(({ type, id, lat, lon, tags }) =>
    type === "node" ? { type, id, lat, lon, tags } : { type, id, center: { lat, lon }, tags },
  ),
});

const features = expected.map(({ type, id, lat, lon, tags }) => ({
  type: "Feature",
  id: `${type}/${id}`,
  properties: tags,
  geometry: { type: "Point", coordinates: [lon, lat] },
}));

test("the same map is read from every form", async () => {
  expect(await read(file("map.osm.pbf", madeUpPbf(map)))).toEqual(expected);
  expect(await read(file("map.osm", xml))).toEqual(expected);
  expect(await read(file("map.osm.gz", gzipSync(xml)))).toEqual(expected);
  expect(await read(file("map.json", overpass))).toEqual(expected);
  expect(await read(file("map.geojson", JSON.stringify({ type: "FeatureCollection", features })))).toEqual(
    expected,
  );
  const lines = features.map((each) => JSON.stringify(each)).join("\n");
  expect(await read(file("map.geojsonl", lines))).toEqual(expected);
});

test("a map knows how old it is, where the form says so", async () => {
  const all = { wants: () => true, wantsPath: () => false, wantsTrail: () => false };
  expect((await openExtract(file("age.osm.pbf", madeUpPbf(map)), all)).asOf).toBe(map.asOf);
  expect((await openExtract(file("age.json", overpass), all)).asOf).toBe(map.asOf);
  expect((await openExtract(file("age.osm", xml), all)).asOf).toBeNull();
});

test("the newest edit is known where the form has times of edits", async () => {
  const newestIn = async (path: string) => {
    const extract = await openExtract(path, {
      wants: () => true,
      wantsPath: () => false,
      wantsTrail: () => false,
    });
    for await (const batch of extract.elements()) expect(batch).toBeInstanceOf(Array);
    return extract.newestEdit();
  };
  const edited = xml.replace("<way ", '<way timestamp="2019-05-06T00:00:00Z" ');
  expect(await newestIn(file("edited.osm", edited))).toBe(Date.parse("2019-05-06T00:00:00Z"));
  expect(await newestIn(file("unedited.osm", xml))).toBeNull();
  const meta = overpass.replaceAll('"id":', '"timestamp":"2018-01-02T00:00:00Z","id":');
  expect(await newestIn(file("meta.json", meta))).toBe(Date.parse("2018-01-02T00:00:00Z"));
});

test("GeoJSON has houses whose number is a number, and addresses as OpenAddresses names them", async () => {
  const at = { type: "Point", coordinates: [169.15, -44.7] };
  const own = { name: "Bach", "addr:housenumber": 12, "addr:street": "Lakeside Road", wheelchair: true };
  const open = {
    name: "x",
    number: "7B",
    street: "HARRIS STREET",
    city: "ULTIMO",
    region: "NSW",
    postcode: "2007",
  };
  const stored = { name: "Cog", other_tags: '"shop"=>"bicycle","addr:street"=>"High Street"' };
  const all = [own, open, stored].map((properties) => ({ type: "Feature", properties, geometry: at }));
  const found = await read(file("own.geojson", JSON.stringify({ type: "FeatureCollection", features: all })));
  expect(found.map(({ tags }) => tags)).toMatchObject([
    { "addr:housenumber": "12", wheelchair: "yes" },
    { "addr:housenumber": "7B", "addr:street": "Harris Street", "addr:city": "Ultimo", "addr:state": "NSW" },
    { shop: "bicycle", "addr:street": "High Street" },
  ]);
  expect(new Set(found.map(({ id }) => id)).size).toBe(3);
  const metres = [
    { type: "Feature", properties: own, geometry: { type: "Point", coordinates: [334000, 6250000] } },
  ];
  const file2 = file("metres.geojson", JSON.stringify({ type: "FeatureCollection", features: metres }));
  await expect(read(file2)).rejects.toThrow("not in degrees");
});

test("a stop has the lines that serve it", async () => {
  const stop = { id: 5, lat: -44.7, lon: 169.1, tags: { highway: "bus_stop", name: "Ardmore Street" } };
  const line = (id: number, ref: string) => ({
    id,
    tags: { type: "route", route: "bus", ref },
    ways: [],
    roles: [],
    nodes: [5],
  });
  const member = (id: number) => `<member type="node" ref="${id}" role="platform"/>`;
  const bus = `<?xml version="1.0"?><osm><node id="5" lat="${stop.lat}" lon="${stop.lon}">${tagXml(stop.tags)}</node>
${[line(1, "10"), line(2, "9")].map(({ id, tags }) => `<relation id="${id}">${member(5)}${tagXml(tags)}</relation>`).join("")}</osm>`;
  const pbf = madeUpPbf({ nodes: [stop], ways: [], relations: [line(1, "10"), line(2, "9")], asOf: 0 });
  for (const path of [file("bus.osm", bus), file("bus.osm.pbf", pbf)])
    expect((await read(path))[0]?.tags["route_ref"]).toBe("9;10");
});

test("what cannot be read is refused in a sentence", async () => {
  const whole = madeUpPbf(map);
  await expect(read(file("cut.osm.pbf", whole.subarray(0, whole.length - 20)))).rejects.toThrow(
    "middle of a block",
  );
  await expect(read(file("text.osm.pbf", "hello, this is no map"))).rejects.toThrow(
    "is not an OpenStreetMap",
  );
  await expect(read(file("cut.osm", xml.slice(0, -30)))).rejects.toThrow("not well-formed");
  await expect(read(file("other.json", '{"a":1}'))).rejects.toThrow("neither an Overpass answer nor GeoJSON");
  const late = JSON.stringify({ elements: [], remark: "runtime error: Query timed out" });
  await expect(read(file("late.json", late))).rejects.toThrow("Query timed out");
  await expect(read(file("map.shp", ""))).rejects.toThrow("use .osm.pbf");
});
