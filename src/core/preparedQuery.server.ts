import { createHash } from "node:crypto";
import {
  PostgresAdapter,
  sql,
  type Compilable,
  type Kysely,
  type PostgresPool,
  type RawBuilder,
} from "kysely";
import pg from "pg";
import { markOfDatabase } from "#core/outage.server.ts";
import type { Tables } from "#core/tables.server.ts";

/** Names of PostgreSQL's prepared statements, by their text. */
const names = new Map<string, string>();

/** A hash of the text, so that two processes behind one pooler use one name for one statement. */
const nameOf = (text: string) => `porchlight-${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;

/** Runs a query that PostgreSQL plans once per connection: constant text (`isAmong`), columns listed. */
export async function runPrepared<Row>(db: Kysely<Tables>, query: Compilable<Row>): Promise<Row[]> {
  const compiled = query.compile();
  if (!names.has(compiled.sql)) names.set(compiled.sql, nameOf(compiled.sql));
  return (await db.executeQuery(compiled)).rows;
}

/** Compares a column with any number of values, in a constant text. */
export function isAmong(db: Kysely<Tables>, column: string, values: readonly string[]): RawBuilder<boolean> {
  const ref = sql.ref(column);
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<boolean>`${ref} = any(${values})`
    : sql<boolean>`${ref} in (select value from json_each(${JSON.stringify(values)}))`;
}

type NamedClient = Awaited<ReturnType<PostgresPool["connect"]>>;

/** Returns the pool with named statements, marked errors, and no connections that failed. */
export function namingPool(pool: pg.Pool): PostgresPool {
  const named = new WeakMap<pg.PoolClient, NamedClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw markOfDatabase(error);
      });
      const known = named.get(client);
      if (known) return known;
      let isBroken = false;
      const naming = {
        query: async (text: string, parameters: readonly unknown[]) => {
          const name = names.get(text);
          try {
            return await client.query({ text, values: [...parameters], ...(name && { name }) });
          } catch (error) {
            isBroken ||= !(error instanceof pg.DatabaseError);
            throw markOfDatabase(error);
          }
        },
        // After a time-out, the connection may answer the next query with this one's rows.
        release: (destroy?: boolean) => client.release(destroy === true || isBroken),
      } as unknown as NamedClient; // the driver passes a cursor only when one is configured
      named.set(client, naming);
      return naming;
    },
  };
}
