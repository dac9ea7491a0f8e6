import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { z } from "zod";
import { newWorld } from "#test/world.ts";

const named = z.array(z.object({ name: z.string() }));
const keys = z.array(z.object({ id: z.number(), from: z.string(), table: z.string() }));
const leading = z.array(z.object({ name: z.string().nullable() }));
const columns = z.array(z.object({ name: z.string(), pk: z.number() }));

/**
 * When a row is deleted, the database looks for rows that reference it: without an index on the column it scans the
 * whole table for each deleted row.
 */
test("every column that names a row of another table leads an index", async () => {
  const world = await newWorld({ DATABASE_URL: "" });
  const file = new Sqlite(join(world.context.config.dataDir, "porchlight.db"), { readonly: true });
  const ask = <T>(schema: z.ZodType<T>, text: string) => schema.parse(file.prepare(text).all());
  const tables = ask(named, "select name from sqlite_master where type = 'table'").map(({ name }) => name);
  const without: string[] = [];
  for (const table of tables) {
    const leads = new Set([
      ...ask(columns, `pragma table_info("${table}")`).flatMap(({ name, pk }) => (pk === 1 ? [name] : [])),
      ...ask(named, `pragma index_list("${table}")`).map(
        ({ name }) => ask(leading, `pragma index_info("${name}")`)[0]?.name,
      ),
    ]);
    // For a key of several columns, an index on the first is enough.
    const byKey = Map.groupBy(ask(keys, `pragma foreign_key_list("${table}")`), ({ id }) => id);
    for (const key of byKey.values())
      if (!key.some(({ from }) => leads.has(from)))
        without.push(`${table}.${key[0]?.from} names ${key[0]?.table}`);
  }
  file.close();
  expect(tables.length).toBeGreaterThan(40);
  expect(without).toEqual([]);
});
