import { createHash } from "node:crypto";

/** Returns the digest of a translated text: a hash of 22 characters. */
export const sourceDigest = (source: string): string =>
  createHash("sha256").update(source).digest("base64url").slice(0, 22);
