import { sql } from "kysely";
import { isPostgres, type Database } from "#core/database.server.ts";
import { done, scheduledJob } from "#core/jobs/jobKind.server.ts";
import type { Tables } from "#core/tables.server.ts";

/** Tables with names, notes or codes of guests, in which rows are deleted while rows next to them stay. */
const TABLES = [
  "stays",
  "stay_details",
  "calendar_entries",
  "stay_requests",
  "left_behind",
  "extra_requests",
  "problem_words",
  "jobs",
] as const satisfies (keyof Tables)[];

/**
 * Rewrites SQLite's tables of guests once a day. `secure_delete` overwrites a deleted row, but not the copies that SQLite left
 * in the unallocated space of a page when it moved the row to another; all pages of a table that is emptied are overwritten.
 */
export const eraseCopies = scheduledJob("platform.eraseCopies", async ({ db, config }) => {
  if (!isPostgres(config)) for (const table of TABLES) await rewrite(db, table);
  return done();
});

const rewrite = (db: Database, table: (typeof TABLES)[number]) =>
  db.connection().execute(async (connection) => {
    // Emptying it must not delete what refers to its rows.
    await sql`pragma foreign_keys = off`.execute(connection);
    try {
      await connection.transaction().execute(async (transaction) => {
        await sql`create temporary table kept as select * from ${sql.table(table)}`.execute(transaction);
        await sql`delete from ${sql.table(table)}`.execute(transaction);
        await sql`insert into ${sql.table(table)} select * from kept`.execute(transaction);
        await sql`drop table kept`.execute(transaction);
      });
    } finally {
      await sql`pragma foreign_keys = on`.execute(connection);
    }
  });
