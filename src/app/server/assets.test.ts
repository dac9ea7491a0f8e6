import { Hono } from "hono";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import type { AppEnv } from "#core/http.server.ts";
import { readAssets } from "#app/server/assets.ts";

const build = mkdtempSync(join(tmpdir(), "porchlight-build-"));
const folder = join(build, "client");
afterAll(() => rmSync(build, { recursive: true }));

const STYLE = "body { color: teal }".repeat(50);
for (const made of ["server", "client/.vite", "client/assets"])
  mkdirSync(join(build, made), { recursive: true });
writeFileSync(join(build, "server/index.js"), "export {}");
writeFileSync(join(folder, "assets/guest-4f2a.css"), STYLE);
mkdirSync(join(build, "earlier"));
writeFileSync(join(build, "earlier/guest-1111.css"), "p { color: red }");
writeFileSync(join(build, "earlier/guest-4f2a.css"), "of an earlier build");
writeFileSync(join(folder, "favicon.svg"), "<svg/>");
writeFileSync(join(folder, "assets/lamp.webp"), "picture");
writeFileSync(
  join(folder, ".vite/manifest.json"),
  JSON.stringify({ "src/guest/guest.css": { file: "assets/guest-4f2a.css" } }),
);

const assets = readAssets(build);
const app = new Hono<AppEnv>().use(assets.serve);
const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe("a file of the build", () => {
  test("is found by its source, and kept for good under its hashed name", async () => {
    expect(assets.url("src/guest/guest.css")).toBe("/assets/guest-4f2a.css");
    const response = await get("/assets/guest-4f2a.css");
    expect(assets.style("src/guest/guest.css")).toBe(STYLE);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-type")).toBe("text/css; charset=utf-8");
    expect(await response.text()).toBe(STYLE);
    expect((await get("/favicon.svg")).headers.get("cache-control")).toBe("public, max-age=3600");
  });

  test("comes in the smallest form that is asked for", async () => {
    const brotli = await get("/assets/guest-4f2a.css", { "accept-encoding": "gzip, deflate, br" });
    expect(brotli.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(STYLE);
    const gzip = await get("/assets/guest-4f2a.css", { "accept-encoding": "gzip" });
    expect(gzip.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await bytes(gzip)).toString()).toBe(STYLE);
    const picture = await get("/assets/lamp.webp", { "accept-encoding": "gzip, br" });
    expect(picture.headers.get("content-encoding")).toBeNull();
  });

  test("is not sent again to whoever has it, also where a proxy weakened the tag", async () => {
    const etag = (await get("/favicon.svg")).headers.get("etag") ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get("/favicon.svg", { "if-none-match": known });
      expect(again.status).toBe(304);
      expect(again.headers.get("cache-control")).toBe("public, max-age=3600");
    }
  });

  test("is the build's own: its manifest and what lies beside it are not served", async () => {
    for (const path of ["/.vite/manifest.json", "/../package.json", "/assets/"])
      expect((await get(path)).status).toBe(404);
  });
});

test("what an earlier build called so is still there, and of one name the newest", async () => {
  const earlier = await get("/assets/guest-1111.css");
  expect([earlier.status, await earlier.text()]).toEqual([200, "p { color: red }"]);
  expect(await (await get("/assets/guest-4f2a.css")).text()).toBe(STYLE);
});
