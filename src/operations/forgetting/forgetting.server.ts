import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { POSTGRES_DUMP, SQLITE_COPY } from "#operations/backups/manifest.server.ts";
import { dumpAsText, rowsInDump } from "#operations/backups/postgresTools.server.ts";
import { MIN_WORD_BYTES, newWordSearch, searchFiles } from "#operations/forgetting/search.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { openDatabase } from "#core/database.server.ts";
import { addDays, utcDay } from "#core/days.ts";
import {
  guestWordColumns,
  listStoredWords,
  listWordsOfEnded,
  type GuestWords,
} from "#stays/guestData/store.server.ts";
import { DELETED_AFTER_DAYS } from "#stays/stays.server.ts";

export interface Forgetting {
  /** The stays of the backup whose guests should be forgotten by now. */
  stays: number;
  /** How many names, notes, codes and links were searched for: of these stays, of calendars, and of requests for a code. */
  words: number;
  /** Where any of them were found: the file, or the database, and how many. */
  found: Map<string, number>;
}

/** Days after which a guest should be forgotten: what deletes them runs once a day. */
const FORGOTTEN_AFTER_DAYS = DELETED_AFTER_DAYS + 1;

/**
 * Reads from a backup whose guests should be forgotten by now (their stays ended more than 31 days ago), and searches the
 * data folder, a PostgreSQL database and further paths for their names, notes, codes and links. Words that a stored guest
 * has too, such as one who came again, and words shorter than five bytes are not searched for.
 */
export async function searchForgotten(
  context: AppContext,
  backup: string,
  paths: readonly string[] = [],
): Promise<Forgetting> {
  const { config, db, now } = context;
  const day = addDays(utcDay(now()), -FORGOTTEN_AFTER_DAYS);
  const { stays, rows } = await readEnded(backup, day);
  const stored = new Set((await listStoredWords(db)).flatMap(wordsOf));
  const words = new Set(rows.flatMap(wordsOf).filter((word) => !stored.has(word)));
  const search = newWordSearch(words);
  const found = new Map<string, number>();
  for (const path of [config.dataDir, ...paths])
    for (const [file, count] of await searchFiles(path, search)) found.set(file, count);
  if (config.databaseUrl) {
    const count = search(Buffer.from(await dumpAsText(config.databaseUrl)).toString("latin1")).size;
    if (count > 0) found.set("DATABASE_URL", count);
  }
  return { stays, words: words.size, found };
}

type Ended = Awaited<ReturnType<typeof listWordsOfEnded>>;

async function readEnded(backup: string, day: string): Promise<Ended> {
  const dump = join(backup, POSTGRES_DUMP);
  if (existsSync(dump)) return endedInDump(dump, day);
  const file = join(backup, SQLITE_COPY);
  if (!existsSync(file)) throw new Error(`${backup} is no backup: it holds no ${SQLITE_COPY}.`);
  // Opening changes a database, and a backup never changes.
  const copy = await mkdtemp(join(tmpdir(), "porchlight-forgetting-"));
  try {
    await copyFile(file, join(copy, SQLITE_COPY));
    const db = openDatabase({ dataDir: copy });
    try {
      return await listWordsOfEnded(db, day);
    } finally {
      await db.destroy();
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** The same as `listWordsOfEnded`, of a dump of PostgreSQL. */
async function endedInDump(dump: string, day: string): Promise<Ended> {
  const allStays = await rowsInDump(dump, "stays");
  const endedIds = new Set(allStays.filter((row) => isBefore(row.departure, day)).map(({ id }) => id));
  const [stays = [], ...others] = await Promise.all(
    (Object.keys(guestWordColumns) as (keyof typeof guestWordColumns)[]).map(async (table) => {
      const rows = table === "stays" ? allStays : await rowsInDump(dump, table);
      const ended = rows.filter((row) => {
        if (table === "stay_requests") return !row.stay_id && Number(row.created_at) < Date.parse(day);
        return table === "extra_requests" || table === "problem_words"
          ? endedIds.has(row.stay_id)
          : isBefore(row.departure ?? row.day, day);
      });
      return ended.map((row) =>
        Object.fromEntries(guestWordColumns[table].map((column) => [column, row[column] ?? null])),
      );
    }),
  );
  return { stays: stays.length, rows: [stays, ...others].flat() };
}

const isBefore = (date: string | null | undefined, day: string) => Boolean(date) && (date ?? "") < day;

const wordsOf = (row: GuestWords) =>
  Object.values(row).filter(
    (word): word is string => word !== null && Buffer.byteLength(word) >= MIN_WORD_BYTES,
  );
