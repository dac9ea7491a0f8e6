import { createHash } from "node:crypto";

/** Returns what tells the words that were translated from any others: a hash of 22 characters. */
export const sourceDigest = (source: string): string =>
  createHash("sha256").update(source).digest("base64url").slice(0, 22);
