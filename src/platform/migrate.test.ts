import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { readConfig } from "#platform/config.server.ts";
import { migrate, migrations } from "#platform/migrate.server.ts";
import { closePlatform, openPlatform } from "#platform/platform.server.ts";
import { freshPostgres } from "#testing/postgres.ts";
import { whenOver } from "#testing/whenOver.ts";
import { newWorld, type World } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

test("a second run changes nothing", async () => {
  expect(await migrate(world.platform)).toEqual([]);
});

test("a migration that breaks leaves nothing behind, and runs when it is mended", async () => {
  let broken = true;
  migrations["999-half"] = {
    up: async (half) => {
      await half.schema.createTable("half_made").addColumn("id", "text").execute();
      if (broken) throw new Error("the lights went out");
    },
  };
  await expect(migrate(world.platform)).rejects.toThrow("the lights went out");
  broken = false;
  expect(await migrate(world.platform)).toEqual(["999-half"]);
  delete migrations["999-half"];
});

test("what a newer version has changed is left alone", async () => {
  const older = await newWorld();
  await sql`insert into migrations (name, ran_at) values ('998-from-tomorrow', 0)`.execute(older.platform.db);
  await expect(migrate(older.platform)).rejects.toThrow(/newer version .* \(998-from-tomorrow\)/);
});

// Two connections of one process would wait for each other at a SQLite file; e2e/operator.spec.ts starts two processes.
test.runIf(process.env.TEST_DATABASE_URL)("of several that start at once, one migrates", async () => {
  const database = await freshPostgres();
  const config = readConfig({ DATABASE_URL: database?.url });
  const platforms = Array.from({ length: 4 }, () => openPlatform({ config }));
  whenOver(async () => {
    await Promise.all(platforms.map(closePlatform));
    await database?.drop();
  });
  const ran = await Promise.all(platforms.map((platform) => migrate(platform)));
  expect(ran.flat().toSorted()).toEqual(Object.keys(migrations));
});
