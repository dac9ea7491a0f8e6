import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { readConfig } from "#core/config.server.ts";
import { migrate, migrations } from "#core/migrate.server.ts";
import { openContext } from "#core/context.server.ts";
import { freshPostgres } from "#test/postgres.ts";
import { whenOver } from "#test/whenOver.ts";
import { newWorld, type World } from "#test/world.ts";

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

test("a second run changes nothing", async () => {
  expect(await migrate(world.context)).toEqual([]);
});

test("a migration that breaks is named, leaves nothing behind, and runs when it is mended", async () => {
  let broken = true;
  migrations["999-half"] = {
    up: async (half) => {
      await half.schema.createTable("half_made").addColumn("id", "text").execute();
      if (broken) throw new Error("the lights went out");
    },
  };
  await expect(migrate(world.context)).rejects.toThrow("Migration 999-half failed: the lights went out");
  broken = false;
  expect(await migrate(world.context)).toEqual(["999-half"]);
  delete migrations["999-half"];
});

test("what a newer version has changed is left alone", async () => {
  const older = await newWorld();
  await sql`insert into migrations (name, ran_at) values ('998-from-tomorrow', 0)`.execute(older.context.db);
  await expect(migrate(older.context)).rejects.toThrow(/newer version .* \(998-from-tomorrow\)/);
});

// Two connections of one process would wait for each other at a SQLite file; e2e/operator.spec.ts starts two processes.
test.runIf(process.env.TEST_DATABASE_URL)("of several that start at once, one migrates", async () => {
  const database = await freshPostgres();
  const config = readConfig({ DATABASE_URL: database?.url });
  const platforms = Array.from({ length: 4 }, () => openContext({ config }));
  whenOver(async () => {
    await Promise.all(platforms.map((context) => context.close()));
    await database?.drop();
  });
  const ran = await Promise.all(platforms.map((context) => migrate(context)));
  expect(ran.flat().toSorted()).toEqual(Object.keys(migrations));
});

test("a database of earlier names keeps what it holds under the new ones", async () => {
  const later = Object.entries(migrations).filter(([name]) => name >= "070");
  for (const [name] of later) delete migrations[name];
  const { context } = await newWorld();
  const { db } = context;
  await sql`insert into users (id, email, email_key, first_name, last_name, password_hash, created_at)
    values ('aroha', 'a@example.com', 'a@example.com', 'Aroha', 'Ngata', 'none', 1)`.execute(db);
  await sql`insert into billing_accounts (user_id, customer_id, tie, asked, told, created_at)
    values ('aroha', 'cus_1', 'made-under', 7, 6, 2)`.execute(db);
  await sql`insert into test_tills (id, user_id, kind, created_at) values ('t1', 'aroha', 'checkout', 3)`.execute(
    db,
  );
  await sql`insert into guidebooks (id, user_id, name, slug, created_at, updated_at)
    values ('g1', 'aroha', 'Lake House', 'lake-house-abc123', 4, 4)`.execute(db);
  await sql`insert into sections (id, guidebook_id, type, title, content, filled, position, updated_at)
    values ('s1', 'g1', 'welcome', 'Welcome', '{}', 1, 0, 4)`.execute(db);
  const request = JSON.stringify({ name: "Lake House", address: "1 Ardmore Street", notes: "slow mornings" });
  await sql`insert into generations (guidebook_id, request, score, created_at)
    values ('g1', ${request}, '{}', 5)`.execute(db);
  await sql`insert into generated_sections (section_id, content, round, written_at)
    values ('s1', '{}', 0, 6)`.execute(db);

  Object.assign(migrations, Object.fromEntries(later));
  expect(await migrate(context)).toEqual(later.map(([name]) => name));

  const account = await db.selectFrom("stripe_customers").selectAll().executeTakeFirst();
  expect(account).toMatchObject({
    account_id: "aroha",
    customer_id: "cus_1",
    idempotency_key: "made-under",
    query_number: 7,
    stored_query_number: 6,
  });
  const page = await db.selectFrom("test_billing_pages").selectAll().executeTakeFirst();
  expect(page).toMatchObject({ id: "t1", user_id: "aroha", kind: "checkout", paid_at: null });
  const generation = await db.selectFrom("generations").selectAll().executeTakeFirst();
  expect(JSON.parse(generation?.request ?? "")).toEqual({
    name: "Lake House",
    propertyAddress: "1 Ardmore Street",
    notes: "slow mornings",
  });
  const generated = await db.selectFrom("generated_sections").selectAll().executeTakeFirst();
  expect(generated).toMatchObject({ section_id: "s1", generated_at: 6 });
});
