const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const BRACKET = 0x5b;
const BRACE = 0x7b;
const SMALL_D = 0x64;
const COLON = 0x3a;

const PICTURE = "data:image/";
/** The longest name of a kind of picture, with `;base64,` after it. */
const KIND_MAX = 60;

/** What a body of JSON would cost whoever reads it. */
export interface JsonWeight {
  /** Bytes, but for those of embedded pictures. */
  bytes: number;
  /** Values in lists and objects, at all levels. */
  values: number;
}

/** Weighs a body of JSON without reading it: parsing one that is made for it takes a second and a gigabyte. */
export function weighJson(body: Uint8Array): JsonWeight {
  let bytes = 0;
  let values = 1;
  let isInText = false;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at];
    if (isInText && byte === SMALL_D && body[at + 4] === COLON) {
      const end = endOfPicture(body, at);
      bytes += end === at ? 1 : 0;
      at = Math.max(at, end - 1);
      continue;
    }
    bytes += 1;
    if (byte === QUOTE) isInText = !isInText;
    else if (isInText && byte === BACKSLASH) {
      at += 1;
      bytes += 1;
    } else if (!isInText && (byte === COMMA || byte === BRACKET || byte === BRACE)) values += 1;
  }
  return { bytes, values };
}

/** Where a picture that is embedded at this place ends; the place itself where there is none. */
function endOfPicture(body: Uint8Array, at: number): number {
  const head = Buffer.from(body.buffer, body.byteOffset + at, Math.min(KIND_MAX, body.length - at))
    .toString("latin1")
    .toLowerCase();
  const kindEnd = head.indexOf(";base64,");
  if (!head.startsWith(PICTURE) || kindEnd < 0) return at;
  let end = at + kindEnd + ";base64,".length;
  while (IS_BASE64[body[end] ?? 0]) end += 1;
  return end;
}

const IS_BASE64 = new Uint8Array(256);
for (const character of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=_-") {
  IS_BASE64[character.charCodeAt(0)] = 1;
}
