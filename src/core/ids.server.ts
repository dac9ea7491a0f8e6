import { createHash } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Returns `length` random letters and digits: 22 of them hold 131 bits. */
export function randomText(
  randomBytes: (size: number) => Uint8Array,
  length: number,
  alphabet = ALPHABET,
): string {
  const fair = 256 - (256 % alphabet.length);
  let text = "";
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < fair && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}

/** Returns the stored form of a secret token: its SHA-256, hex. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Returns a source of random bytes that draws `size` at once, for ids: a draw takes as long as a small statement. */
export function drawnAhead(randomBytes: (size: number) => Uint8Array, size = 4096): typeof randomBytes {
  let drawn: Uint8Array = new Uint8Array();
  let used = 0;
  return (count) => {
    if (count > size) return randomBytes(count);
    if (used + count > drawn.length) {
      drawn = randomBytes(size);
      used = 0;
    }
    used += count;
    return drawn.subarray(used - count, used);
  };
}
