import { afterEach, expect, test, vi } from "vitest";
import { openDatabase, type Database } from "#core/database.server.ts";
import { newLog } from "#core/log.server.ts";
import { logOutagesOnce } from "#core/outageLog.server.ts";
import { newFolder } from "#test/backups.ts";

interface Line {
  level: number;
  msg: string;
  err?: { code: string };
  seconds?: number;
  omitted?: number;
}

afterEach(() => void vi.useRealTimers());

/** A log that watches a database, its lines, and a clock that moves with the timers. */
function newWatchedLog(db: Database = openDatabase({ dataDir: newFolder() })) {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"], now: Date.UTC(2026, 0, 5, 9) });
  const lines: Line[] = [];
  const log = newLog("info", { write: (line) => void lines.push(JSON.parse(line) as Line) }); // as pino writes it
  const stop = logOutagesOnce(log, db, Date.now);
  return { log, lines, stop };
}

const coded = (code: string) => Object.assign(new Error("no"), { code });

test("an outage is one error, whatever fails because of it, and one warning when it is over", async () => {
  const { log, lines, stop } = newWatchedLog();
  for (let outage = 1; outage <= 2; outage += 1) {
    lines.length = 0;
    for (let request = 0; request < 250; request += 1) {
      log.error({ err: coded("57P01"), route: "/api/guidebooks" }, "a request failed");
      log.warn({ err: coded("08006") }, "a job will be tried again");
    }
    log.error({ err: new TypeError("x is not a function") }, "a request failed");
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      [50, expect.stringContaining("the database does not answer")],
      [50, "a request failed"],
    ]);
    expect(lines[0]).toMatchObject({ err: { code: "57P01" }, route: "/api/guidebooks" });
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(lines).toHaveLength(3));
    expect(lines[2]).toMatchObject({
      level: 40,
      msg: "the database answers again",
      seconds: 1,
      omitted: 499,
    });
  }
  stop();
});

test("while the database does not answer, it is not said to be back", async () => {
  const away = openDatabase({ dataDir: newFolder(), databaseUrl: "postgres://nobody@127.0.0.1:9/none" });
  const { log, lines, stop } = newWatchedLog(away);
  log.error({ err: coded("08006") }, "a request failed");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toHaveLength(1);
  stop();
});

test("a full disk is one error until nothing has failed for a minute", async () => {
  const { log, lines, stop } = newWatchedLog();
  for (let second = 0; second < 90; second += 1) {
    log.error({ err: coded("SQLITE_FULL") }, "a request failed");
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines.map(({ msg }) => msg)).toEqual([
    expect.stringContaining("the disk is full"),
    "no write has found the disk full for a minute",
  ]);
  stop();
});

test("statements that ran too long are each in the log", () => {
  const { log, lines, stop } = newWatchedLog();
  for (let request = 0; request < 3; request += 1) log.error({ err: coded("57014") }, "a request failed");
  expect(lines.map(({ msg }) => msg)).toEqual(Array(3).fill("a request failed"));
  stop();
});
