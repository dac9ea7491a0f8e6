import { promisify } from "node:util";
import { crc32, deflateRaw } from "node:zlib";

const deflate = promisify(deflateRaw);

/** A file of a zip. What is packed already, such as a picture, is stored as it is. */
export interface ZipFile {
  name: string;
  bytes: Uint8Array;
  isPacked?: boolean;
}

const UTF8_NAMES = 0x0800;
const VERSION = 20;
/** 1 January 1980, midnight: the same content is the same zip. */
const DOS_DATE = 0x21;

/** Yields a zip piece by piece (PKWARE APPNOTE 6.3), so that no more than one file of it is in memory. */
export async function* writeZip(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes, isPacked = false } of files) {
    const body = isPacked ? bytes : await deflate(bytes);
    const fields = headerFields(
      isPacked ? 0 : 8,
      crc32(bytes),
      body.length,
      bytes.length,
      Buffer.byteLength(name),
    );
    const local = Buffer.concat([uint32(0x04034b50), fields, Buffer.from(name)]);
    // Made on Unix, an ordinary file that its owner may write and all may read.
    const attributes = Buffer.concat([Buffer.alloc(6), uint16(0), uint16(0o100644), uint32(offset)]);
    directory.push(
      Buffer.concat([uint32(0x02014b50), uint16((3 << 8) | VERSION), fields, attributes, Buffer.from(name)]),
    );
    yield local;
    yield body;
    offset += local.length + body.length;
  }
  const entries = Buffer.concat(directory);
  yield entries;
  const count = uint16(directory.length);
  yield Buffer.concat([
    uint32(0x06054b50),
    uint32(0),
    count,
    count,
    uint32(entries.length),
    uint32(offset),
    uint16(0),
  ]);
}

/** What both headers of a file have in common, from the version on. */
function headerFields(method: number, crc: number, packed: number, size: number, nameLength: number): Buffer {
  return Buffer.concat([
    uint16(VERSION),
    uint16(UTF8_NAMES),
    uint16(method),
    uint16(0),
    uint16(DOS_DATE),
    uint32(crc),
    uint32(packed),
    uint32(size),
    uint16(nameLength),
    uint16(0),
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
