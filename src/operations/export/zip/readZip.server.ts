import { promisify } from "node:util";
import { crc32, inflateRaw } from "node:zlib";

const inflate = promisify(inflateRaw);

const END = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
/** The limit of file systems; a name could be 64 kB. */
const MAX_NAME_BYTES = 255;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const SYMLINK = 0o120000;
const FILE_TYPE = 0o170000;

/** Why a zip is not read, as a sentence for the host who sent it. */
export class RefusedZip extends Error {}

interface Entry {
  name: string;
  method: number;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

export interface ReadZip {
  names: string[];
  /** Returns how many bytes a file has when it is unpacked; 0 where there is none of that name. */
  sizeOf(name: string): number;
  /** Returns the bytes of a file, or null where there is none of that name. Throws `RefusedZip`. */
  read(name: string): Promise<Buffer | null>;
}

interface ZipLimits {
  files: number;
  /** Of all files together, unpacked. */
  bytes: number;
}

/**
 * Opens an uploaded zip. Throws `RefusedZip` for what is no zip, has more files or bytes than the limits, a
 * path that leads elsewhere, a link, or a password. A file is unpacked only when it is read, and never beyond the size
 * that it names.
 */
export function openZip(zip: Buffer, limits: ZipLimits): ReadZip {
  const entries = new Map(readDirectory(zip, limits).map((entry) => [entry.name, entry]));
  return {
    names: [...entries.keys()],
    sizeOf: (name) => entries.get(name)?.size ?? 0,
    read: async (name) => {
      const entry = entries.get(name);
      return entry ? unpack(zip, entry) : null;
    },
  };
}

function readDirectory(zip: Buffer, limits: ZipLimits): Entry[] {
  const end = findEnd(zip);
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  if (count > limits.files) throw new RefusedZip(`This file contains more than ${limits.files} files.`);
  const entries: Entry[] = [];
  let total = 0;
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_BYTES > zip.length || zip.readUInt32LE(at) !== ENTRY) throw broken();
    const nameLength = zip.readUInt16LE(at + 28);
    if (nameLength > MAX_NAME_BYTES) throw broken();
    const name = zip.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength);
    const entry = {
      name,
      method: zip.readUInt16LE(at + 10),
      crc: zip.readUInt32LE(at + 16),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    };
    checkEntry(entry, { flags: zip.readUInt16LE(at + 8), attributes: zip.readUInt32LE(at + 38) });
    total += entry.size;
    if (total > limits.bytes) throw new RefusedZip("Unzipped, this file is larger than an export can be.");
    if (entries.some((other) => other.name === name)) throw broken();
    entries.push(entry);
    at += ENTRY_BYTES + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

function checkEntry({ name, method }: Entry, { flags, attributes }: { flags: number; attributes: number }) {
  const parts = name.split("/");
  if (/^[/\\]|\\|^[a-z]:|\0/i.test(name) || parts.includes(".."))
    throw new RefusedZip("This file points outside itself, so it is not one of our exports.");
  if (((attributes >>> 16) & FILE_TYPE) === SYMLINK)
    throw new RefusedZip("This file contains links to other files, so it is not one of our exports.");
  if (flags & 1) throw new RefusedZip("This file has a password. Export it again without one.");
  if (method !== 0 && method !== 8) throw broken();
}

/** The end record is at the end, before a comment that may hold anything. */
function findEnd(zip: Buffer): number {
  const from = Math.max(0, zip.length - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = zip.length - END_BYTES; at >= from; at--) {
    if (zip.readUInt32LE(at) === END && at + END_BYTES + zip.readUInt16LE(at + 20) === zip.length) return at;
  }
  throw new RefusedZip("This is not a zip file, or only part of one.");
}

async function unpack(zip: Buffer, { method, crc, packed, size, offset }: Entry): Promise<Buffer> {
  if (offset + LOCAL_BYTES > zip.length || zip.readUInt32LE(offset) !== LOCAL) throw broken();
  const from = offset + LOCAL_BYTES + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const body = zip.subarray(from, from + packed);
  if (body.length !== packed) throw broken();
  const bytes = method === 0 ? body : await inflated(body, size);
  if (bytes.length !== size || crc32(bytes) !== crc) throw broken();
  return bytes;
}

async function inflated(body: Buffer, size: number): Promise<Buffer> {
  try {
    return await inflate(body, { maxOutputLength: Math.max(size, 1) });
  } catch {
    throw broken();
  }
}

const broken = () => new RefusedZip("This zip file is damaged. Export it again, or send the whole file.");
