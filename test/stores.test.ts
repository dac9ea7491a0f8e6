import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../src");
const SQL = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql[`<]/;

/** Where SQL may stand: stores, tests, and what works on a whole database or is a cache in one. */
const MAY_HAVE_SQL =
  /[sS]tore\.server\.ts$|\.test\.tsx?$|^(?:core|app\/server)\/|^operations\/backups\/(?:copyDatabase|tryBackup)\./;

test("SQL stands in stores alone", () => {
  const found = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !MAY_HAVE_SQL.test(path))
    .filter((path) => SQL.test(readFileSync(join(SRC, path), "utf8")));
  expect(found).toEqual([]);
});
