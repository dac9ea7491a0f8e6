import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import { DEMO_KEY } from "#guest/demo/demo.ts";
import { keptPages } from "#guest/keptPages.server.ts";
import { openPage } from "#guest/pages.server.ts";
import { newWorld } from "#testing/world.ts";

const world = await newWorld();
const kept = keptPages(world.platform, { "X-Content-Type-Options": "nosniff" });
const server = createServer((request, response) => {
  if (!kept(request, response)) response.writeHead(501).end();
});
const port = await new Promise<number>((listening) => {
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    listening(typeof address === "object" && address ? address.port : 0);
  });
});
afterAll(() => void server.close());

const origin = `http://127.0.0.1:${port}`;
const files = { style: "p{color:teal}", script: "/enhance.js" };
const ask = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });
const open = (key: string) => openPage(world.platform, files, { kind: "view", key, origin });

// Where the database keeps no count of changes, the house asks at each request and nothing is answered here.
test.skipIf(world.platform.config.databaseUrl)(
  "a page that was drawn is answered from memory, whole",
  async () => {
    expect((await ask(`/view/${DEMO_KEY}`)).status).toBe(501);
    const page = await open(DEMO_KEY);
    const answer = await ask(`/view/${DEMO_KEY}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(page?.plain.toString());
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    const again = await ask(`/view/${DEMO_KEY}`, { "if-none-match": page?.etag ?? "" });
    expect(again.status).toBe(304);
  },
);

test("a page of another origin, a proxy's word and a query are the house's to judge", async () => {
  await open(DEMO_KEY);
  for (const [path, headers] of [
    [`/view/${DEMO_KEY}`, { "x-forwarded-host": "evil.example" }],
    [`/view/${DEMO_KEY}?a=1`, {}],
    ["/view/unknown-abc123", {}],
  ] as const) {
    expect((await ask(path, headers)).status).toBe(501);
  }
});

test.skipIf(world.platform.config.databaseUrl)(
  "any change of the database sends the next request to the house",
  async () => {
    await open(DEMO_KEY);
    expect((await ask(`/view/${DEMO_KEY}`)).status).toBe(200);
    await world.host("Aroha");
    expect((await ask(`/view/${DEMO_KEY}`)).status).toBe(501);
  },
);
