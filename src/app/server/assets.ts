import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { z } from "zod";
import { encodingOf, formFor, type TextForm } from "#core/encoding.ts";
import type { AppEnv } from "#core/http.server.ts";

/** The files of the build, held in memory, and where the guest page finds its own among them. */
export interface Assets {
  /** The URL under which a source file such as `src/guest/guest.css` is served. */
  url(source: string): string;
  /** The text of a stylesheet, for a page that carries its style itself. */
  style(source: string): string | Promise<string>;
  serve: MiddlewareHandler<AppEnv>;
}

interface Asset {
  plain: Buffer<ArrayBuffer>;
  /** Made in a thread when one is first requested; absent where compression saves no bytes. */
  packed?: Record<Exclude<TextForm, "plain">, () => Promise<Buffer<ArrayBuffer>>>;
  type: string;
  cache: string;
  etag: string;
}

const TEXT: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
};
const COMPRESSED_ALREADY: Record<string, string> = {
  ".png": "image/png",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};
const IMMUTABLE = "public, max-age=31536000, immutable";

const manifestFile = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).optional() }),
);

/** Reads the client's build into memory: the disk is not asked again, and text is compressed once, when first wanted. */
export function readAssets(buildFolder: string): Assets {
  const folder = join(buildFolder, "client");
  const files = readEarlierAssets(join(buildFolder, "earlier"));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const url = path.slice(folder.length).replaceAll("\\", "/");
    if (!url.startsWith("/.vite/")) files.set(url, readAsset(path, url));
  }
  const manifest = manifestFile.parse(JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")));

  const url = (source: string) => {
    const built = manifest[source];
    if (!built) throw new Error(`${source} is not in the build`);
    return `/${built.file}`;
  };

  return {
    url,
    style: (source) => files.get(url(source))?.plain.toString() ?? "",
    async serve(c, next) {
      const asset = c.req.method === "GET" || c.req.method === "HEAD" ? files.get(c.req.path) : undefined;
      if (!asset) return next();
      const headers = { "Cache-Control": asset.cache, ETag: asset.etag, Vary: "Accept-Encoding" };
      // A proxy that packs an answer itself makes the tag a weak one.
      if (c.req.header("if-none-match")?.includes(asset.etag)) return c.body(null, 304, headers);
      const form = formFor(c.req.header("accept-encoding"));
      const packed = form !== "plain" && (await asset.packed?.[form]());
      return c.body(packed || asset.plain, 200, {
        ...headers,
        "Content-Type": asset.type,
        ...(packed && { "Content-Encoding": encodingOf[form] }),
      });
    },
  };
}

/** Pages that were opened before an upgrade still ask for what an earlier build called so (`scripts/earlierAssets.mjs`). */
function readEarlierAssets(folder: string): Map<string, Asset> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const urls = names.map((name) => [`/assets/${name}`, join(folder, name)] as const);
  return new Map(urls.map(([url, path]) => [url, readAsset(path, url)]));
}

function readAsset(path: string, url: string): Asset {
  const plain = readFileSync(path);
  const ending = extname(path);
  return {
    plain,
    ...(TEXT[ending] && {
      packed: { brotli: lazily(() => packBrotli(plain)), gzip: lazily(() => packGzip(plain)) },
    }),
    type: TEXT[ending] ?? COMPRESSED_ALREADY[ending] ?? "application/octet-stream",
    cache: url.startsWith("/assets/") ? IMMUTABLE : "public, max-age=3600",
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
  };
}

const packBrotli = promisify<Buffer, Buffer<ArrayBuffer>>(brotliCompress);
const packGzip = promisify<Buffer, Buffer<ArrayBuffer>>(gzip);

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
