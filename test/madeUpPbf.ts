import { deflateSync } from "node:zlib";
import { PbfWriter } from "pbf";
import type { RawNode, RawRelation, RawWay, Tags } from "#places/osm/element.ts";

interface Map {
  nodes: RawNode[];
  ways: RawWay[];
  relations: RawRelation[];
  asOf: number;
}

/** Writes an `.osm.pbf` as osmium does (dense nodes, zlib, a kind in a block), for tests. */
export function madeUpPbf({ nodes, ways, relations, asOf }: Map): Uint8Array {
  const header = new PbfWriter();
  header.writeStringField(4, "OsmSchema-V0.6");
  header.writeStringField(4, "DenseNodes");
  header.writeVarintField(32, asOf / 1000);
  return Buffer.concat([
    blob("OSMHeader", header.finish()),
    ...inBlocks(nodes).map((some) => block((table) => [2, (pbf) => writeDense(pbf, some, table)])),
    ...ways.map((way) => block((table) => [3, (pbf) => writeWay(pbf, way, table)])),
    ...relations.map((each) => block((table) => [4, (pbf) => writeRelation(pbf, each, table)])),
  ]);
}

/** As many in a block as osmium puts there. */
const BLOCK = 8000;

const inBlocks = <T>(all: T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BLOCK) }, (_, at) => all.slice(at * BLOCK, (at + 1) * BLOCK));

function blob(type: string, data: Uint8Array): Buffer {
  const body = new PbfWriter();
  body.writeVarintField(2, data.length);
  body.writeBytesField(3, deflateSync(data));
  const bytes = body.finish();
  const header = new PbfWriter();
  header.writeStringField(1, type);
  header.writeVarintField(3, bytes.length);
  const head = header.finish();
  const lead = Buffer.alloc(4);
  lead.writeUInt32BE(head.length);
  return Buffer.concat([lead, head, bytes]);
}

type Table = (text: string) => number;

function block(write: (table: Table) => [tag: number, (pbf: PbfWriter) => void]): Buffer {
  const strings = new Map([["", 0]]);
  const table = (text: string) => {
    const at = strings.get(text) ?? strings.size;
    strings.set(text, at);
    return at;
  };
  const group = new PbfWriter();
  const [tag, fill] = write(table);
  group.writeMessage(tag, (_, pbf) => fill(pbf), null);
  const data = new PbfWriter();
  data.writeMessage(
    1,
    (_, pbf) => [...strings.keys()].forEach((text) => pbf.writeBytesField(1, new TextEncoder().encode(text))),
    null,
  );
  data.writeBytesField(2, group.finish());
  return blob("OSMData", data.finish());
}

const differences = (numbers: number[]) => numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
const stored = (degrees: number) => Math.round(degrees * 1e7);

function writeDense(pbf: PbfWriter, nodes: RawNode[], table: Table): void {
  pbf.writePackedSVarint(1, differences(nodes.map(({ id }) => id)));
  pbf.writePackedSVarint(8, differences(nodes.map(({ lat }) => stored(lat))));
  pbf.writePackedSVarint(9, differences(nodes.map(({ lon }) => stored(lon))));
  pbf.writePackedVarint(
    10,
    nodes.flatMap(({ tags }) => [...Object.entries(tags).flatMap(([k, v]) => [table(k), table(v)]), 0]),
  );
}

function writeTagged(pbf: PbfWriter, id: number, tags: Tags, table: Table): void {
  pbf.writeVarintField(1, id);
  pbf.writePackedVarint(2, Object.keys(tags).map(table));
  pbf.writePackedVarint(3, Object.values(tags).map(table));
}

function writeWay(pbf: PbfWriter, { id, tags, refs }: RawWay, table: Table): void {
  writeTagged(pbf, id, tags, table);
  pbf.writePackedSVarint(8, differences(refs));
}

function writeRelation(pbf: PbfWriter, { id, tags, ways, roles, nodes }: RawRelation, table: Table): void {
  writeTagged(pbf, id, tags, table);
  pbf.writePackedVarint(8, [...ways.map((_, at) => table(roles[at] ?? "")), ...nodes.map(() => table(""))]);
  pbf.writePackedSVarint(9, differences([...ways, ...nodes]));
  pbf.writePackedVarint(10, [...ways.map(() => 1), ...nodes.map(() => 0)]);
}
