import { queryOn, RUN_PREFIX } from "#test/postgres.ts";

/** Runs once after all tests: what worlds gave back is still there, to be used again. */
export async function teardown(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return;
  const left = await queryOn(
    server,
    `select datname from pg_database where starts_with(datname, '${RUN_PREFIX}')`,
  );
  for (const { datname } of left) await queryOn(server, `drop database if exists ${String(datname)}`);
}
