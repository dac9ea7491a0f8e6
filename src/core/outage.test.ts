import { expect, test } from "vitest";
import { markOfDatabase, outageOf } from "#core/outage.server.ts";

const coded = (code: string, message = "no") => Object.assign(new Error(message), { code });

test.each([
  ["a full disk under SQLite", coded("SQLITE_FULL"), "full"],
  ["a full disk under pictures", coded("ENOSPC"), "full"],
  ["a full disk under PostgreSQL", coded("53100"), "full"],
  ["PostgreSQL that is stopped", coded("57P01"), "gone"],
  ["PostgreSQL that starts", coded("57P03"), "gone"],
  ["a statement that took too long", coded("57014"), "gone"],
  ["a port where nobody listens", markOfDatabase(new AggregateError([coded("ECONNREFUSED")])), "gone"],
  ["another server that does not listen", coded("ECONNREFUSED"), null],
  ["a connection that broke", markOfDatabase(new Error("Connection terminated unexpectedly")), "gone"],
  [
    "a pool that waited in vain",
    markOfDatabase(new Error("timeout exceeded when trying to connect")),
    "gone",
  ],
  ["a disk that fails", coded("SQLITE_IOERR_WRITE"), "gone"],
  ["an error of ours", new TypeError("x is not a function"), null],
  ["a rule of a table", coded("23505"), null],
  ["a text", "ECONNREFUSED", null],
])("%s", (_what, error, outage) => {
  expect(outageOf(error)).toBe(outage);
});
