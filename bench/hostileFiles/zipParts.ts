import { crc32, deflateRawSync } from "node:zlib";

/** An entry of a zip that an attacker writes: sizes, offsets and names may be false. */
export interface ZipPart {
  name: string | Buffer;
  bytes: Uint8Array;
  /** What its entry says that it unpacks to, where that is not so. */
  size?: number;
  flags?: number;
  method?: number;
  attributes?: number;
  /** Stands where another part stands: both are the same bytes. */
  sharesPartOf?: number;
}

/** Writes a zip byte by byte, so that it may be wrong. Bytes are packed unless a method is given. */
export function lyingZip(parts: readonly ZipPart[], { count = parts.length, comment = "" } = {}): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  const offsets: number[] = [];
  let at = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const body = part.method === undefined ? deflateRawSync(part.bytes) : Buffer.from(part.bytes);
    const shared = part.sharesPartOf === undefined ? undefined : offsets[part.sharesPartOf];
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(part.flags ?? 0, 2);
    fields.writeUInt16LE(part.method ?? 8, 4);
    fields.writeUInt32LE(crc32(part.bytes), 10);
    fields.writeUInt32LE(body.length, 14);
    fields.writeUInt32LE(part.size ?? part.bytes.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(0x314, 4);
    fields.copy(entry, 6);
    entry.writeUInt32LE(part.attributes ?? 0, 38);
    entry.writeUInt32LE(shared ?? at, 42);
    entries.push(entry, name);
    offsets.push(shared ?? at);
    if (shared !== undefined) continue;
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), fields, name, body]);
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, 0xffff), 8);
  end.writeUInt16LE(Math.min(count, 0xffff), 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, directory, end, Buffer.from(comment)]);
}
