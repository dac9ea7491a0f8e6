import { createHash } from "node:crypto";

export const sourceDigest = (source: string): string =>
  createHash("sha256").update(source).digest("base64url").slice(0, 22);
