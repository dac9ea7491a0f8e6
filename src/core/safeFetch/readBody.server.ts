import type { IncomingMessage } from "node:http";
import type { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { ok, refused, type Result } from "#core/refusal.ts";
import { urlRefusals } from "#core/safeFetch/refusals.ts";

const unpackers = new Map<string, () => Transform>([
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["br", createBrotliDecompress],
  ["deflate", createInflate],
]);

class TooLarge extends Error {}

/** Reads and decompresses a body. Refuses it once it exceeds `maxBytes`; throws Node's errors. */
export async function readBody(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Result<Buffer>> {
  const encoding = (response.headers["content-encoding"] ?? "").trim().toLowerCase();
  const isPacked = encoding !== "" && encoding !== "identity";
  const unpack = unpackers.get(encoding);
  if (isPacked && !unpack) {
    response.destroy();
    return refused(urlRefusals.badAnswer);
  }
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of limitBytes(maxBytes)(source)) chunks.push(chunk);
  };
  try {
    if (unpack) await pipeline(response, limitBytes(maxBytes), unpack(), collect, { signal });
    else await pipeline(response, collect, { signal });
  } catch (error) {
    if (error instanceof TooLarge) return refused(urlRefusals.tooLarge);
    throw error;
  }
  return ok(Buffer.concat(chunks));
}

const limitBytes = (maxBytes: number) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new TooLarge();
      yield chunk;
    }
  };
