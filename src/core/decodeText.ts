/** Text of Western Europe from before Unicode. */
const OLDER = "windows-1252";
/** So much of a text's beginning says whether every other byte is empty, as in UTF-16. */
const SAMPLE_BYTES = 512;

/** Reads bytes as text: UTF-8, UTF-16 with its mark or without, or else windows-1252, which takes any byte. */
export function decodeText(bytes: Uint8Array, named?: string): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return decode(bytes, "utf-16be");
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const empty = (from: number) => sample.filter((byte, at) => at % 2 === from && byte === 0).length;
  if (empty(1) > sample.length / 4) return decode(bytes, "utf-16le");
  if (empty(0) > sample.length / 4) return decode(bytes, "utf-16be");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decode(bytes, named ?? OLDER);
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return new TextDecoder(OLDER).decode(bytes); // an unknown encoding
  }
}
