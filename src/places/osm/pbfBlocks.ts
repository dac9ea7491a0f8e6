import { PbfReader } from "pbf";
import { NO_TAGS, type RawNode, type RawRelation, type RawWay, type Tags } from "#places/osm/element.ts";

export interface Block {
  nodes: RawNode[];
  ways: RawWay[];
  relations: RawRelation[];
}

/** Which part of a block to decode. */
export type Part = keyof Block;

interface Scale {
  granularity: number;
  latOffset: number;
  lonOffset: number;
  /** Milliseconds that a time counts in. */
  dates: number;
  newest: Newest | undefined;
}

const decoder = new TextDecoder();

/** Collects the newest edit of decoded objects; epoch ms. */
interface Newest {
  edit: number;
}

/** Decodes a PrimitiveBlock (wiki: PBF Format, "Definition of OSMData fileblock"). */
export function readBlock(bytes: Uint8Array, part: Part, newest?: Newest): Block {
  const scale: Scale = { granularity: 100, latOffset: 0, lonOffset: 0, dates: 1000, newest };
  const strings: string[] = [];
  const groups: number[] = [];
  const pbf = new PbfReader(bytes);
  pbf.readFields((tag, _, reader) => {
    if (tag === 1) reader.readMessage((inner) => inner === 1 && strings.push(text(reader)), null);
    else if (tag === 2) {
      const length = reader.readVarint();
      groups.push(reader.pos, reader.pos + length);
      reader.pos += length;
    } else if (tag === 17) scale.granularity = reader.readVarint();
    else if (tag === 18) scale.dates = reader.readVarint();
    else if (tag === 19) scale.latOffset = reader.readVarint(true);
    else if (tag === 20) scale.lonOffset = reader.readVarint(true);
  }, null);

  const block: Block = { nodes: [], ways: [], relations: [] };
  for (let at = 0; at < groups.length; at += 2) {
    pbf.pos = groups[at] ?? 0;
    pbf.readFields((tag) => readGroup(tag, pbf, part, block, strings, scale), null, groups[at + 1]);
  }
  return block;
}

const text = (reader: PbfReader) => decoder.decode(reader.readBytes());

function readGroup(tag: number, pbf: PbfReader, part: Part, block: Block, strings: string[], scale: Scale) {
  if (tag === 1 && part === "nodes") block.nodes.push(readNode(pbf, strings, scale));
  else if (tag === 2 && part === "nodes") readDense(pbf, strings, scale, block.nodes);
  else if (tag === 3 && part === "ways") block.ways.push(readWay(pbf, strings, scale));
  else if (tag === 4 && part === "relations") block.relations.push(readRelation(pbf, strings, scale));
}

const degrees = (value: number, offset: number, { granularity }: Scale) =>
  Math.round((offset + granularity * value) / 100) / 1e7;

function readNode(pbf: PbfReader, strings: string[], scale: Scale): RawNode {
  const node = { id: 0, lat: 0, lon: 0 };
  const keys: number[] = [];
  const values: number[] = [];
  pbf.readMessage((tag) => {
    if (tag === 1) node.id = pbf.readSVarint();
    else if (tag === 2) pbf.readPackedVarint(keys);
    else if (tag === 3) pbf.readPackedVarint(values);
    else if (tag === 4) readInfo(pbf, scale);
    else if (tag === 8) node.lat = degrees(pbf.readSVarint(), scale.latOffset, scale);
    else if (tag === 9) node.lon = degrees(pbf.readSVarint(), scale.lonOffset, scale);
  }, null);
  return { ...node, tags: tagsOf(keys, values, strings) };
}

function readDense(pbf: PbfReader, strings: string[], scale: Scale, nodes: RawNode[]): void {
  const ids: number[] = [];
  const lats: number[] = [];
  const lons: number[] = [];
  const keysValues: number[] = [];
  pbf.readMessage((tag) => {
    if (tag === 1) pbf.readPackedSVarint(ids);
    else if (tag === 5 && scale.newest) readDenseInfo(pbf, scale);
    else if (tag === 8) pbf.readPackedSVarint(lats);
    else if (tag === 9) pbf.readPackedSVarint(lons);
    else if (tag === 10) pbf.readPackedVarint(keysValues);
  }, null);
  let [id, lat, lon, next] = [0, 0, 0, 0];
  ids.forEach((delta, at) => {
    id += delta;
    lat += lats[at] ?? 0;
    lon += lons[at] ?? 0;
    let tags = NO_TAGS;
    if (keysValues[next]) {
      const own: Record<string, string> = {};
      while (keysValues[next]) {
        own[strings[keysValues[next] ?? 0] ?? ""] = strings[keysValues[next + 1] ?? 0] ?? "";
        next += 2;
      }
      tags = own;
    }
    next += 1;
    nodes.push({
      id,
      lat: degrees(lat, scale.latOffset, scale),
      lon: degrees(lon, scale.lonOffset, scale),
      tags,
    });
  });
}

function readWay(pbf: PbfReader, strings: string[], scale: Scale): RawWay {
  const refs: number[] = [];
  const { id, tags } = readTagged(pbf, strings, scale, (tag) => tag === 8 && pbf.readPackedSVarint(refs));
  return { id, tags, refs: summed(refs) };
}

const [NODE, WAY] = [0, 1];

function readRelation(pbf: PbfReader, strings: string[], scale: Scale): RawRelation {
  const ids: number[] = [];
  const types: number[] = [];
  const roles: number[] = [];
  const { id, tags } = readTagged(pbf, strings, scale, (tag) => {
    if (tag === 8) pbf.readPackedVarint(roles);
    else if (tag === 9) pbf.readPackedSVarint(ids);
    else if (tag === 10) pbf.readPackedVarint(types);
  });
  const members = summed(ids);
  const ofType = (type: number | undefined) => members.filter((_, at) => types[at] === type);
  const ofWays = roles.filter((_, at) => types[at] === WAY).map((role) => strings[role] ?? "");
  return { id, tags, ways: ofType(WAY), roles: ofWays, nodes: ofType(NODE) };
}

function readInfo(pbf: PbfReader, scale: Scale): void {
  if (!scale.newest) return;
  pbf.readMessage((tag) => tag === 2 && sawEdit(pbf.readVarint(true), scale), null);
}

/** The same for all nodes of a block: times are stored as differences. */
function readDenseInfo(pbf: PbfReader, scale: Scale): void {
  const times: number[] = [];
  pbf.readMessage((tag) => tag === 2 && pbf.readPackedSVarint(times), null);
  let time = 0;
  for (const delta of times) sawEdit((time += delta), scale);
}

function sawEdit(time: number, { newest, dates }: Scale): void {
  if (newest) newest.edit = Math.max(newest.edit, time * dates);
}

/** Ids are stored as differences. */
function summed(deltas: number[]): number[] {
  let sum = 0;
  return deltas.map((delta) => (sum += delta));
}

function readTagged(pbf: PbfReader, strings: string[], scale: Scale, other: (tag: number) => unknown) {
  const keys: number[] = [];
  const values: number[] = [];
  let id = 0;
  pbf.readMessage((tag) => {
    if (tag === 1) id = pbf.readVarint(true);
    else if (tag === 2) pbf.readPackedVarint(keys);
    else if (tag === 3) pbf.readPackedVarint(values);
    else if (tag === 4) readInfo(pbf, scale);
    else other(tag);
  }, null);
  return { id, tags: tagsOf(keys, values, strings) };
}

function tagsOf(keys: number[], values: number[], strings: string[]): Tags {
  if (keys.length === 0) return NO_TAGS;
  return Object.fromEntries(keys.map((key, at) => [strings[key] ?? "", strings[values[at] ?? 0] ?? ""]));
}
