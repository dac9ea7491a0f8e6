import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { newWorld, PASSWORD } from "#test/world.ts";

const credentials = { email: "aroha@example.com", password: PASSWORD };

test.runIf(process.env.TEST_DATABASE_URL)("a statement that takes too long ends by itself", async () => {
  const { db } = (await newWorld()).context;
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
  expect(rows).toEqual([{ statement_timeout: "30s" }]);
});

describe.skipIf(process.env.TEST_DATABASE_URL)("on a full disk", () => {
  /** The file may not grow any more, which is all that SQLite knows of a full disk. */
  async function fillDisk() {
    const world = await newWorld();
    const aroha = await world.host("Aroha");
    const { id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(world.context.db);
    const pages = rows[0]?.page_count ?? 0;
    await sql.raw(`pragma max_page_count = ${pages}`).execute(world.context.db);
    return { world, aroha, id, slug };
  }

  test("a save is refused with a sentence, the log has the cause, and guests read on", async () => {
    const { world, aroha, id, slug } = await fillDisk();
    world.logged.length = 0;
    let refused = await aroha.post("/api/guidebooks", { name: "House" });
    for (let tries = 0; refused.status < 500 && tries < 200; tries++)
      refused = await aroha.post("/api/guidebooks", { name: `House ${tries}` });
    expect(refused).toMatchObject({
      status: 503,
      body: { code: "unavailable", message: expect.stringMatching(/no room left/) },
    });
    expect(JSON.stringify(world.logged)).toMatch(/SQLITE_FULL/);
    expect(JSON.stringify(world.logged)).not.toMatch(/cannot rollback/);
    expect((await world.guest.get(`/view/${slug}`)).status).toBe(200);
    expect((await aroha.get(`/api/guidebooks/${id}`)).status).toBe(200);
    expect(await world.guest.get("/healthz")).toMatchObject({ status: 503, body: { status: "disk full" } });
    expect(await world.guest.get("/readyz"), "reads work").toMatchObject({ status: 200 });
    expect(world.logged.filter((line) => (line as { level: number }).level >= 50)).toHaveLength(1); // each line has one
  });

  test("who cannot be signed in reads why, and health is well again a minute after the last failure", async () => {
    const { world } = await fillDisk();
    let refused = await world.visitor().post("/api/auth/login", credentials);
    for (let tries = 0; refused.status < 500 && tries < 200; tries++)
      refused = await world
        .visitor()
        .post("/api/auth/login", credentials, { "x-forwarded-for": `10.0.0.${tries}` });
    expect(refused).toMatchObject({ status: 503, body: { message: expect.stringMatching(/no room left/) } });
    await sql`pragma max_page_count = 1000000`.execute(world.context.db);
    expect((await world.visitor().post("/api/auth/login", credentials)).status).toBe(200);
    world.clock.advance(61_000);
    expect(await world.guest.get("/healthz")).toMatchObject({ status: 200, body: { status: "ok" } });
  });
});
