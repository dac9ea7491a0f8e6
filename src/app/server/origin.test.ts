import { describe, expect, it } from "vitest";
import { newWorld, type World } from "#test/world.ts";

/** How many events a minute are counted from one network. */
const EVENTS_PER_MINUTE = 120;

const statusFrom = async ({ guest }: World, ip: string) =>
  (await guest.post("/api/events", { name: "page_view" }, { "x-forwarded-for": ip })).status;

async function useUp(world: World, ip: (count: number) => string): Promise<void> {
  for (let count = 0; count < EVENTS_PER_MINUTE; count++)
    expect(await statusFrom(world, ip(count))).toBe(202);
}

describe("whose request it is", () => {
  it("is one network's, whichever of its IPv6 addresses it came from", async () => {
    const world = await newWorld({ TRUST_PROXY: "127.0.0.1" });
    await useUp(world, (count) => `2001:db8:1:2:${count.toString(16)}::1`);
    expect(await statusFrom(world, "2001:0DB8:1:2::ffff")).toBe(429);
    expect(await statusFrom(world, "[2001:db8:1:2::9]:50123")).toBe(429);
    expect(await statusFrom(world, "2001:db8:1:3::1")).toBe(202);
    expect(await statusFrom(world, "2001:db8::1:2")).toBe(202);
  });

  it("is the same from another port, and with an IPv4 address in IPv6 form", async () => {
    const world = await newWorld({ TRUST_PROXY: "127.0.0.1" });
    await useUp(world, (count) => `203.0.113.7:${50_000 + count}`);
    expect(await statusFrom(world, "203.0.113.7")).toBe(429);
    expect(await statusFrom(world, "::ffff:203.0.113.7")).toBe(429);
  });

  it.each(["true", "127.0.0.1"])(
    "is not what a visitor puts before what the proxy says, with TRUST_PROXY=%s",
    async (TRUST_PROXY) => {
      const world = await newWorld({ TRUST_PROXY });
      await useUp(world, (count) => `198.51.100.${count}, 203.0.113.7`);
      expect(await statusFrom(world, "198.51.100.200, 203.0.113.7")).toBe(429);
    },
  );

  it("is found behind a chain of proxies that are all listed", async () => {
    const world = await newWorld({ TRUST_PROXY: "127.0.0.1, 10.0.0.0/8" });
    await useUp(world, (count) => `203.0.113.7, 10.0.0.${count}`);
    expect(await statusFrom(world, "203.0.113.7, 10.1.2.3")).toBe(429);
    expect(await statusFrom(world, "203.0.113.8, 10.1.2.3")).toBe(202);
  });
});

describe("the origin that was asked", () => {
  const write = async (headers: Record<string, string>) => {
    const { guest } = await newWorld({ TRUST_PROXY: "127.0.0.1" });
    return (await guest.post("/api/events", { name: "page_view" }, headers)).status;
  };

  it("is the first of those that a chain of proxies lists", async () => {
    const headers = {
      "x-forwarded-host": "guide.example.com, inner.example",
      "x-forwarded-proto": "https, http",
    };
    expect(await write({ ...headers, origin: "https://guide.example.com" })).toBe(202);
    expect(await write({ ...headers, origin: "https://inner.example" })).toBe(403);
  });

  it.each([
    ["sec-fetch-site", "cross-site"],
    ["origin", "null"],
    ["origin", "https://evil.example"],
  ])("is not that of a write with %s: %s", async (name, value) => {
    expect(await write({ [name]: value })).toBe(403);
  });

  it("is the request's own where what was forwarded is no host", async () => {
    expect(await write({ "x-forwarded-host": "no host", origin: "http://porchlight.test" })).toBe(202);
  });

  it("is refused where it is longer than a host's name can be, which no QR code would hold", async () => {
    const { guest } = await newWorld({ TRUST_PROXY: "127.0.0.1" });
    const get = (length: number) => guest.get("/", { "x-forwarded-host": "a".repeat(length) });
    expect((await get(253)).status).toBe(200);
    expect(await get(254)).toMatchObject({ status: 400, body: { code: "invalid_host" } });
  });
});
