import { Readable } from "node:stream";
import type { Context } from "hono";
import type { AppEnv } from "#core/http.server.ts";

/** Sends a zip as it is made: no more than one file of it is in memory. */
export function sendZip(c: Context<AppEnv>, name: string, zip: AsyncIterable<Uint8Array>) {
  c.header("Content-Type", "application/zip");
  c.header("Content-Disposition", `attachment; filename="${name}.zip"`);
  c.header("Cache-Control", "private, no-store");
  // Node's streams of the web are the web's.
  return c.body(Readable.toWeb(Readable.from(zip)) as ReadableStream, 200);
}
