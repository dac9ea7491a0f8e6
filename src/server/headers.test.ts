import { expect, test } from "vitest";
import { newWorld } from "#testing/world.ts";

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

test("a screen is let load what it needs, and nothing else", async () => {
  const { headers } = await (await newWorld()).guest.get("/login");
  const allowed = headers
    .get("content-security-policy")
    ?.split("; ")
    .map((rule) => rule.split(" ")[0]);
  expect(allowed).toContain("default-src");
  expect(allowed).not.toContain("media-src");
});
