import { randomBytes } from "node:crypto";
import pg from "pg";

/** Those of one run have one beginning, by which `dropAfterRun.ts` finds what is left. */
export const RUN_PREFIX = `world_${process.env["TEST_RUN"] ?? process.pid}_`;

/** Returns a new empty database on the server that `TEST_DATABASE_URL` names, or null where the tests run on SQLite. */
export async function freshPostgres(): Promise<{ url: string; drop(): Promise<void> } | null> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return null;
  const name = `${RUN_PREFIX}${randomBytes(8).toString("hex")}`;
  await queryOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // Without force: the pool's connections are still closing, and PostgreSQL waits five seconds for them.
  return { url: url.href, drop: async () => void (await queryOn(server, `drop database if exists ${name}`)) };
}

/** Sends statements on a connection of their own; returns the rows of a single one. */
export async function queryOn(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}
