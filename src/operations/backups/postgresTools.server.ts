import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

/** Dumps PostgreSQL into a file, without what is redrawn. Throws what `pg_dump` prints. */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  await run("pg_dump", ["--format=custom", "--no-unlogged-table-data", `--file=${file}`], databaseUrl);
}

/** Reads a dump into an empty database, in one transaction: all of it, or nothing. Throws what `pg_restore` says. */
export async function restorePostgres(file: string, databaseUrl: string): Promise<void> {
  const { PGDATABASE = "" } = connectionSettings(databaseUrl);
  const args = ["--single-transaction", "--no-owner", "--no-privileges", "--exit-on-error"];
  await run("pg_restore", [...args, `--dbname=${PGDATABASE}`, file], databaseUrl);
}

/** Reads all of a dump and writes it nowhere. Throws where it is damaged. */
export async function readDump(file: string): Promise<void> {
  await run("pg_restore", ["--file=/dev/null", file]);
}

/** Returns the names of the migrations that ran on the database of a dump, without restoring it. */
export async function migrationsInDump(file: string): Promise<string[]> {
  const sql = await run("pg_restore", ["--data-only", "--table=migrations", "--file=-", file]);
  const [, rows = ""] = /^COPY [^;]*\bmigrations \(name,[^;]*;\n([\s\S]*?)^\\\.$/m.exec(sql) ?? [];
  return rows.split("\n").flatMap((row) => row.split("\t")[0] || []);
}

/** Returns the rows of a table in a dump, without restoring it: the columns by name, null as null. */
export async function rowsInDump(file: string, table: string): Promise<Record<string, string | null>[]> {
  const sql = await run("pg_restore", ["--data-only", `--table=${table}`, "--file=-", file]);
  const copied = new RegExp(String.raw`^COPY [^;]*\b${table} \(([^)]*)\)[^;]*;\n([\s\S]*?)^\\\.$`, "m").exec(
    sql,
  );
  const [, columns = "", rows = ""] = copied ?? [];
  const names = columns.split(", ");
  return rows
    .split("\n")
    .filter(Boolean)
    .map((row) => {
      const values = row.split("\t").map(unescapeCopied);
      return Object.fromEntries(names.map((name, at) => [name, values[at] ?? null]));
    });
}

const ESCAPES: Record<string, string> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

/** Reads a value of COPY (postgresql.org/docs, "COPY", "Text Format"). */
const unescapeCopied = (value: string) => (value === String.raw`\N` ? null : unescapeText(value));

const unescapeText = (copied: string) =>
  copied.replaceAll(/\\(.)/g, (_, character: string) => ESCAPES[character] ?? character);

/** Returns what the tables of hosts and guests hold, as text. */
export const dumpAsText = async (databaseUrl: string): Promise<string> =>
  unescapeText(
    await run("pg_dump", ["--format=plain", "--data-only", "--exclude-table=place*"], databaseUrl),
  );

/** Throws where the programs that make a backup of PostgreSQL are not installed. */
export async function tryPostgresTools(): Promise<void> {
  await run("pg_dump", ["--version"]);
}

/** Runs a program of PostgreSQL, and returns what it writes. Throws what it complains of. */
async function run(program: string, args: string[], databaseUrl?: string): Promise<string> {
  // Other users of the machine see arguments, but not the environment.
  const env = { ...process.env, ...(databaseUrl && connectionSettings(databaseUrl)) };
  const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const [output, complaint, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended.catch(whyNotStarted(program)),
  ]);
  if (code !== 0) throw new Error(`${program} failed: ${complaint.trim()}`);
  return output;
}

const whyNotStarted = (program: string) => (error: Error) => {
  if (!("code" in error) || error.code !== "ENOENT") throw error;
  throw new Error(
    `${program} is not installed. Install the client programs of PostgreSQL, of the server's version or newer.`,
  );
};

/** Returns the connection as the environment of PostgreSQL's programs (postgresql.org/docs, "Environment Variables"). */
function connectionSettings(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const settings = {
    PGHOST: searchParams.get("host") ?? hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get("sslmode") ?? "",
    PGSSLROOTCERT: searchParams.get("sslrootcert") ?? "",
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ""));
}
