import { expect, test } from "vitest";
import { moveToPostgres } from "#app/server/moveToPostgres.ts";
import { freshPostgres } from "#test/postgres.ts";
import type { Visitor } from "#test/visitor.ts";
import { whenOver } from "#test/whenOver.ts";
import { newWorld } from "#test/world.ts";

const ONE_FILE = { DATABASE_URL: "" };

async function emptyPostgres(): Promise<string> {
  const database = await freshPostgres();
  if (!database) throw new Error("TEST_DATABASE_URL is not set");
  whenOver(() => database.drop());
  return database.url;
}

test.runIf(process.env.TEST_DATABASE_URL)(
  "a server that moves to PostgreSQL keeps its hosts, guidebooks, links and what they paid",
  async () => {
    const small = await newWorld(ONE_FILE);
    const aroha = await small.host("Aroha");
    const { id, slug } = (await aroha.post("/api/guidebooks", { name: "Wānaka Lake House" })).body;
    const { token } = (await aroha.post(`/api/guidebooks/${id}/share-links`, {})).body;
    const subscription = (me: Visitor) => me.get("/api/subscription-status");
    const paid = (await subscription(aroha)).body;
    const databaseUrl = await emptyPostgres();
    await small.context.db.destroy();

    await moveToPostgres({ ...small.context.config, databaseUrl });

    const large = await newWorld({ DATABASE_URL: databaseUrl });
    const back = large.visitor();
    await back.post("/api/auth/login", { email: aroha.email, password: aroha.password });
    const names = (await back.get("/api/guidebooks")).body.map(({ name }: { name: string }) => name);
    expect(names).toEqual(["Wānaka Lake House"]);
    expect((await subscription(back)).body).toEqual(paid);
    expect((await large.guest.get(`/view/${slug}`)).status).toBe(200);
    expect((await large.guest.get(`/view/${token}`)).status).toBe(200);
  },
);

test.runIf(process.env.TEST_DATABASE_URL)("a PostgreSQL that holds something is left as it is", async () => {
  const small = await newWorld(ONE_FILE);
  await small.host("Aroha");
  const databaseUrl = await emptyPostgres();
  const large = await newWorld({ DATABASE_URL: databaseUrl });
  const bea = await large.host("Bea");

  await small.context.db.destroy();
  const moving = moveToPostgres({ ...small.context.config, databaseUrl });
  await expect(moving).rejects.toThrow("already has users. Name an empty database.");
  expect((await bea.get("/api/guidebooks")).status).toBe(200);
});

test("nothing is moved away from a server that runs", async () => {
  const { context } = await newWorld(ONE_FILE);
  const moving = moveToPostgres({ ...context.config, databaseUrl: "postgres://nobody@127.0.0.1:1/none" });
  await expect(moving).rejects.toThrow(/^Another program holds .*stop it/);
});

test("without an address to move to, it says what is missing", async () => {
  const { context } = await newWorld(ONE_FILE);
  await expect(moveToPostgres(context.config)).rejects.toThrow("Set DATABASE_URL");
});
