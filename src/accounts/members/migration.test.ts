import { expect, test } from "vitest";
import { sql } from "kysely";
import type { Database } from "#core/database.server.ts";
import { migrate, migrations } from "#core/migrate.server.ts";
import { openOlderDatabase } from "#test/olderDatabase.ts";
import { newWorld } from "#test/world.ts";

const NOW = Date.UTC(2026, 0, 5, 10);
const AROHA = "Es23tqCYD59PqgL499v1n4";
const BO = "NOP4kmdqHbmNetwsro8w6A";

/** All rows that must not change, ordered. */
async function contentOf(db: Database) {
  const tables = ["users", "password_resets", "sections", "share_links", "retired_slugs", "stripe_events"];
  const rows = await Promise.all(
    tables.map((table) => sql<object>`select * from ${sql.table(table)} order by 1, 2`.execute(db)),
  );
  return Object.fromEntries(tables.map((table, at) => [table, rows[at]?.rows]));
}

test("a database from before accounts had members migrates with all its content", async () => {
  const { context } = await openOlderDatabase("beforeMembers.sql", NOW);
  const { db } = context;
  const before = await contentOf(db);
  expect(before.sections).toHaveLength(34);

  const later = Object.entries(migrations).filter(([name]) => name > "080-account-members");
  for (const [name] of later) delete migrations[name];
  try {
    expect(await migrate(context)).toContain("080-account-members");
  } finally {
    Object.assign(migrations, Object.fromEntries(later));
  }

  expect(await contentOf(db)).toEqual(before);
  const generated = db.selectFrom("generated_sections").select("section_id");
  expect(await generated.execute()).toHaveLength(17);
  const members = db.selectFrom("account_members").selectAll().orderBy("user_id");
  expect(await members.execute()).toMatchObject([
    { account_id: AROHA, user_id: AROHA, role: "owner", is_limited: 0 },
    { account_id: BO, user_id: BO, role: "owner", is_limited: 0 },
  ]);
  const owned = await db.selectFrom("guidebooks").select(["name", "account_id", "user_id"]).execute();
  expect(owned.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: "Town flat", account_id: AROHA, user_id: AROHA },
    { name: "Wānaka Lake House", account_id: AROHA, user_id: AROHA },
  ]);
  expect(await db.selectFrom("media").select(["account_id", "user_id"]).execute()).toEqual([
    { account_id: AROHA, user_id: AROHA },
  ]);
  expect(await db.selectFrom("account_subscriptions").selectAll().execute()).toMatchObject([
    { account_id: AROHA, subscription_id: "test_3tnvk9GUMC29qhK2sEUtDs", period_end: 1799139600000 },
  ]);
  expect(await db.selectFrom("stripe_customers").selectAll().orderBy("account_id").execute()).toMatchObject([
    { account_id: AROHA, customer_id: "cus_aroha", query_number: 4, stored_query_number: 3 },
    { account_id: BO, customer_id: null, query_number: 0, stored_query_number: 0 },
  ]);
  expect(await db.selectFrom("sessions").select("user_id").execute()).toHaveLength(2);
  expect(await migrate(context)).toEqual(later.map(([name]) => name));
});

test("its hosts go on as they were: sign in, read, save, share, and guests read on", async () => {
  const older = await openOlderDatabase("beforeMembers.sql", NOW);
  await migrate(older.context);
  const world = await newWorld(older.env);
  const aroha = world.visitor();
  const signedIn = await aroha.post("/api/auth/login", {
    email: "aroha.ngata@example.com",
    password: "lamp by the door 7",
  });
  expect(signedIn.body).toMatchObject({ id: AROHA });
  expect((await aroha.get("/api/subscription-status")).body).toMatchObject({ status: "active" });
  const [lake] = (await aroha.get("/api/guidebooks")).body;
  expect(lake).toMatchObject({ name: "Wānaka Lake House", userId: AROHA, readySections: 3 });
  const sections = (await aroha.get(`/api/guidebooks/${lake.id}/sections`)).body;
  expect(sections).toHaveLength(17);
  const wifi = sections.find(({ type }: { type: string }) => type === "wifi");
  expect(wifi.content).toMatchObject({ networkName: "Lake", password: "kea & 'tui'" });
  const saved = await aroha.put(`/api/guidebook-sections/${wifi.id}`, {
    content: { ...wifi.content, password: "kea 2" },
  });
  expect(saved.status).toBe(200);
  const { links } = (await aroha.get(`/api/guidebooks/${lake.id}/share`)).body;
  expect(links).toHaveLength(2);
  const live = links.find(({ revokedAt }: { revokedAt: number | null }) => revokedAt === null);
  expect((await world.guest.get(`/view/${live.token}`)).text).toContain("kea 2");
  expect((await world.guest.get(`/view/${lake.slug}`)).status).toBe(200);
  expect((await aroha.get("/api/guidebooks?archived=true")).body).toHaveLength(1);
});
