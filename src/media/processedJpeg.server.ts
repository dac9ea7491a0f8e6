import { createHash } from "node:crypto";

const START = 0xd8;
const SCAN = 0xda;
const END = 0xd9;
/** JFIF, tables, frames, restarts, and Adobe's colour marker; no comment, location or camera. */
const PLAIN = new Set([0xe0, 0xee, 0xdb, 0xc0, 0xc1, 0xc2, 0xc4, 0xdd]);

/** Returns whether bytes hash to `hash` and are a JPEG without metadata, so that none is encoded twice. */
export function isProcessedJpeg(bytes: Uint8Array, hash: string): boolean {
  return createHash("sha256").update(bytes).digest("hex") === hash && isPlainJpeg(bytes);
}

function isPlainJpeg(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.length < 4 || view[0] !== 0xff || view[1] !== START) return false;
  let at = 2;
  while (at + 4 <= view.length) {
    if (view[at] !== 0xff) return false;
    const marker = view[at + 1] ?? 0;
    if (marker === END) return at + 2 === view.length;
    if (marker !== SCAN && !PLAIN.has(marker)) return false;
    at += 2 + view.readUInt16BE(at + 2);
    if (marker === SCAN) at = endOfScan(view, at);
  }
  return view.length === at + 2 && view[at] === 0xff && view[at + 1] === END;
}

/** Skips the scan data: an 0xff in it is followed by 0 or is a restart. */
function endOfScan(view: Buffer, from: number): number {
  let at = view.indexOf(0xff, from);
  while (at !== -1) {
    const next = view[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = view.indexOf(0xff, at + 2);
  }
  return view.length;
}
