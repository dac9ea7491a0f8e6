import { expect, test } from "vitest";
import { screenPolicy } from "#app/server/headers.ts";
import { coverFor } from "#test/pictures.ts";
import { newWorld } from "#test/world.ts";

const strictTransport = async (env: Record<string, string>) =>
  (await (await newWorld(env)).guest.get("/")).headers.get("strict-transport-security");

test("browsers keep to https on this host, and on no other of the operator's domain", async () => {
  expect(await strictTransport({ PUBLIC_URL: "https://guide.example.com" })).toBe("max-age=31536000");
});

test("browsers keep to https on all hosts below it where the operator says so", async () => {
  const env = { PUBLIC_URL: "https://guide.example.com", HSTS_SUBDOMAINS: "true" };
  expect(await strictTransport(env)).toBe("max-age=31536000; includeSubDomains");
});

test("browsers are told nothing of https where the site has none", async () => {
  expect(await strictTransport({ PUBLIC_URL: "http://guide.example.com" })).toBeNull();
});

test.each(["/api/nothing", "/healthz", "/view/demo-wanaka-retreat", "/media/none.jpg", "/robots.txt"])(
  "%s is taken for what it says it is, and other sites do not read it",
  async (path) => {
    const { guest } = await newWorld();
    const { headers } = await guest.get(path, { origin: "https://evil.example" });
    expect(headers.get("content-type")).toMatch(/^application\/json$|; charset=utf-8$/i);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("referrer-policy")).toMatch(/same-origin$|strict-origin-when-cross-origin$/);
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; /);
  },
);

test.each(["media", "guest-sw.js", "host-sw.js", "host.webmanifest", "healthz", "robots.txt"])(
  "%s stands in no other site's frame",
  async (what) => {
    const world = await newWorld();
    const path = what === "media" ? (await coverFor(await world.host("Aroha"), "#c98")).picture : `/${what}`;
    const { status, headers } = await world.guest.get(path);
    expect(status).toBe(200);
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'.*; frame-ancestors 'none'$/);
  },
);

test("a screen runs our own scripts and those of its nonce, and stands in no other site's frame", () => {
  const rules = screenPolicy("n", { google: false, hasManifest: false }).split("; ");
  for (const rule of [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
    expect(rules).toContain(rule);
  expect(rules.filter((rule) => rule.includes("unsafe"))).toEqual([]);
  expect(rules.find((rule) => rule.startsWith("script-src"))).toMatch(
    /^script-src 'self' 'nonce-n' 'sha256-[^ ]+'$/,
  );
});
