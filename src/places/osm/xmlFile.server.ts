import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { SaxesParser } from "saxes";
import type { Extract, OsmElement, RawNode, RawRelation, RawWay, Request } from "#places/osm/element.ts";
import { withCentres } from "#places/osm/centres.ts";

/** Opens an `.osm` file (plain or gzipped), also as Overpass writes it with `out center`. */
export function openXml(path: string, request: Request): Extract {
  const newest = { edit: 0 };
  const only = <T>(pick: (read: Read) => T[]) =>
    async function* () {
      for await (const read of readXml(path, newest)) yield pick(read);
    };
  const file = {
    nodes: only<RawNode>((read) => read.nodes),
    ways: only<RawWay>((read) => read.ways),
    relations: only<RawRelation>((read) => read.relations),
  };
  return {
    asOf: null,
    newestEdit: () => newest.edit || null,
    async *elements() {
      yield* withCentres(file, request);
      for await (const { centred } of readXml(path, newest))
        yield centred.filter(({ tags }) => request.wants(tags));
    },
  };
}

interface Read {
  nodes: RawNode[];
  ways: RawWay[];
  relations: RawRelation[];
  /** Ways and relations with a given centre. */
  centred: OsmElement[];
}

interface Open {
  type: OsmElement["type"];
  id: number;
  tags: Record<string, string>;
  lat?: number;
  lon?: number;
  refs: number[];
  members: { node: number[]; way: number[] };
  roles: string[];
}

async function* readXml(path: string, newest: { edit: number }): AsyncGenerator<Read> {
  let read: Read = { nodes: [], ways: [], relations: [], centred: [] };
  let open: Open | null = null;
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    if (name === "node" || name === "way" || name === "relation") {
      const { id, lat, lon, timestamp = "" } = attributes;
      newest.edit = Math.max(newest.edit, Date.parse(timestamp) || 0);
      open = {
        type: name,
        id: Number(id),
        tags: {},
        refs: [],
        members: { node: [], way: [] },
        roles: [],
        ...position(lat, lon),
      };
    } else if (open) fill(open, name, attributes);
  });
  parser.on("closetag", ({ name }) => {
    if (!open || name !== open.type) return;
    finish(open, read);
    open = null;
  });
  parser.on("error", (error) => {
    throw new Error(`${path} is not well-formed XML: ${error.message}`);
  });

  const bytes = createReadStream(path, { highWaterMark: 1 << 20 });
  const plain = path.endsWith(".gz") ? bytes.pipe(createGunzip()) : bytes;
  const decoder = new TextDecoder();
  for await (const chunk of plain) {
    parser.write(decoder.decode(chunk as Buffer, { stream: true })); // a stream without encoding gives buffers
    yield read;
    read = { nodes: [], ways: [], relations: [], centred: [] };
  }
  parser.close();
}

function position(lat: string | undefined, lon: string | undefined) {
  return lat !== undefined && lon !== undefined ? { lat: Number(lat), lon: Number(lon) } : {};
}

function fill(open: Open, name: string, attributes: Record<string, string>): void {
  if (name === "tag") open.tags[attributes["k"] ?? ""] = attributes["v"] ?? "";
  else if (name === "nd") open.refs.push(Number(attributes["ref"]));
  else if (name === "member" && (attributes["type"] === "way" || attributes["type"] === "node")) {
    open.members[attributes["type"]].push(Number(attributes["ref"]));
    if (attributes["type"] === "way") open.roles.push(attributes["role"] ?? "");
  } else if (name === "center") Object.assign(open, position(attributes["lat"], attributes["lon"]));
}

function finish({ type, id, tags, lat, lon, refs, members, roles }: Open, read: Read): void {
  const placed = lat !== undefined && lon !== undefined ? { lat, lon } : null;
  if (type === "node") {
    if (placed) read.nodes.push({ id, tags, ...placed });
  } else if (placed) read.centred.push({ type, id, tags, ...placed });
  else if (type === "way") read.ways.push({ id, tags, refs });
  else read.relations.push({ id, tags, ways: members.way, roles, nodes: members.node });
}
