import { open, type FileHandle } from "node:fs/promises";
import { inflateSync, zstdDecompressSync } from "node:zlib";
import { PbfReader } from "pbf";
import type { Extract, Request } from "#places/osm/element.ts";
import { withCentres } from "#places/osm/centres.ts";
import { readBlock, type Block, type Part } from "#places/osm/pbfBlocks.ts";
import { MEGABYTE } from "#core/bytes.ts";

/** Features that this reader supports; any other makes the file unreadable. */
const KNOWN = new Set(["OsmSchema-V0.6", "DenseNodes"]);

/** Opens an `.osm.pbf` file, such as Geofabrik's. Throws a message when it is invalid or truncated. */
export async function openPbf(path: string, request: Request): Promise<Extract> {
  const header = await readHeader(path);
  const unknown = header.features.filter((feature) => !KNOWN.has(feature));
  if (unknown.length > 0) throw new Error(`${path} needs ${unknown.join(", ")}, which is not read here.`);
  // Edit times are decoded only when the header has no date.
  const newest = header.asOf === null ? { edit: 0 } : undefined;
  // Blocks contain one kind of object each; known blocks without a kind are skipped.
  const without: Record<Part, Set<number>> = { nodes: new Set(), ways: new Set(), relations: new Set() };

  async function* read<P extends Part>(part: P): AsyncGenerator<Block[P]> {
    for await (const { at, type, bytes } of blobs(path, (place) => !without[part].has(place))) {
      if (type !== "OSMData") continue;
      const found = readBlock(bytes(), part, newest)[part];
      if (found.length === 0) without[part].add(at);
      else yield found;
    }
  }
  const file = { nodes: () => read("nodes"), ways: () => read("ways"), relations: () => read("relations") };
  const newestEdit = () => newest?.edit || null;
  return { asOf: header.asOf, newestEdit, elements: () => withCentres(file, request) };
}

async function readHeader(path: string) {
  const header = { features: [] as string[], asOf: null as number | null };
  for await (const { type, bytes } of blobs(path, () => true)) {
    if (type !== "OSMHeader") break;
    new PbfReader(bytes()).readFields((tag, _, pbf) => {
      if (tag === 4) header.features.push(pbf.readString());
      else if (tag === 32) header.asOf = pbf.readVarint() * 1000;
    }, null);
    return header;
  }
  throw new Error(`${path} is not an OpenStreetMap .osm.pbf file.`);
}

interface Blob {
  at: number;
  type: string;
  bytes: () => Uint8Array;
}

/** Limits of the format: 64 KiB for a header, 32 MiB for a block. */
const MAX_HEADER_BYTES = 64 * 1024;
const MAX_BLOB_BYTES = 32 * MEGABYTE;

async function* blobs(path: string, want: (at: number) => boolean): AsyncGenerator<Blob> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    let at = 0;
    while (at < size) {
      const lead = await readExactly(file, at, 4);
      const headerLength = lead.readUInt32BE(0);
      if (headerLength > MAX_HEADER_BYTES) throw new Error(`${path} is not an OpenStreetMap .osm.pbf file.`);
      const { type, length } = readBlobHeader(await readExactly(file, at + 4, headerLength));
      if (length > MAX_BLOB_BYTES) throw new Error(`${path} has a block that is too large.`);
      const start = at + 4 + headerLength;
      if (want(at)) {
        const blob = await readExactly(file, start, length);
        yield { at, type, bytes: () => unpack(blob) };
      }
      at = start + length;
    }
  } finally {
    await file.close();
  }
}

async function readExactly(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw new Error("The file ends in the middle of a block. Was it fetched whole?");
  return buffer;
}

function readBlobHeader(bytes: Uint8Array) {
  const header = { type: "", length: 0 };
  new PbfReader(bytes).readFields((tag, _, pbf) => {
    if (tag === 1) header.type = pbf.readString();
    else if (tag === 3) header.length = pbf.readVarint();
  }, null);
  return header;
}

function unpack(blob: Uint8Array): Uint8Array {
  let unpacked: Uint8Array | undefined;
  new PbfReader(blob).readFields((tag, _, pbf) => {
    if (tag === 1) unpacked = pbf.readBytes();
    else if (tag === 3) unpacked = inflateSync(pbf.readBytes(), { maxOutputLength: MAX_BLOB_BYTES });
    else if (tag === 7) unpacked = zstdDecompressSync(pbf.readBytes(), { maxOutputLength: MAX_BLOB_BYTES });
  }, null);
  if (!unpacked) throw new Error("The file is packed in a way that is not read here (zlib and zstd are).");
  return unpacked;
}
