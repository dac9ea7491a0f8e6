import { randomBytes } from "node:crypto";
import pg from "pg";

/** Returns a new empty database on the server that `TEST_DATABASE_URL` names, or null where the tests run on SQLite. */
export async function freshPostgres(): Promise<{ url: string; drop(): Promise<void> } | null> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return null;
  const name = `world_${randomBytes(8).toString("hex")}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // Without force: the pool's connections are still closing, and PostgreSQL waits five seconds for them.
  return { url: url.href, drop: () => run(server, `drop database if exists ${name}`) };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
