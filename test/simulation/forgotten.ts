import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { newDice } from "#test/hostile/dice.ts";
import type { Run } from "#test/simulation/run.ts";

/** Words of people that have to be gone from a moment on (invariant 10). */
export interface Forgotten {
  /** Notes that a word is gone from a moment on, epoch milliseconds; `what` says whose it is. */
  add: (word: string, what: string, goneFrom: number) => void;
  /** Returns the words that are gone by now, in lower case, and whose they are. */
  dueAt: (now: number) => ReadonlyMap<string, string>;
  /** Whether a text has a word of a person. */
  isNamedIn: (text: string) => boolean;
}

/** Names, telephones, codes of Airbnb, and the first names of who asks for a code. */
const WORDS = /wipe[a-z]{8}|\+6427\d{7}|HM[A-Z2-9]{8}|zo[aeioulmnr]{6}/gi;
const wordsIn = (text: string) => (text.match(WORDS) ?? []).map((word) => word.toLowerCase());

export function newForgotten(): Forgotten {
  const all = new Map<string, { what: string; goneFrom: number }>();
  return {
    add: (word, what, goneFrom) => void all.set(word.toLowerCase(), { what, goneFrom }),
    dueAt: (now) =>
      new Map([...all].filter(([, { goneFrom }]) => goneFrom <= now).map(([word, { what }]) => [word, what])),
    isNamedIn: (text) => wordsIn(text).some((word) => all.has(word)),
  };
}

/** Returns the name and the telephone of a person that no other text of the world has. */
export function newPerson(name: string): { name: string; telephone: string } {
  const dice = newDice(`person ${name}`);
  const characters = Array.from({ length: 8 }, () => dice.of("abcdefghijklmnopqrstuvwxyz".split("")));
  return { name: `Wipe${characters.join("")}`, telephone: `+6427${1_000_000 + dice.below(9_000_000)}` };
}

/** No word that has to be gone is in a table, or in a file of the data folder. */
export async function checkForgotten(run: Run): Promise<void> {
  const due = run.forgotten.dueAt(run.now());
  if (due.size === 0) return;
  const { config } = run.world.context;
  for (const [where, text] of await (config.databaseUrl ? tablesOf(run) : filesIn(config.dataDir)))
    for (const word of wordsIn(text)) {
      const what = due.get(word);
      if (what === undefined) continue;
      const tables = config.databaseUrl ? [] : await tablesOf(run);
      const table = tables.find(([, rows]) => wordsIn(rows).includes(word))?.[0];
      run.fail("erased", `${word}, ${what}, is in ${table ?? where}`);
    }
}

/** The database is one of the files: all its rows in one read. */
async function filesIn(folder: string): Promise<[string, string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ parentPath, name }) => [
      `the file ${name}`,
      await readFile(join(parentPath, name), "latin1"),
    ]),
  );
}

/** The place index is public data. */
const NOT_OF_PEOPLE = /^(places|place_\w+|house_numbers|migrations)$/;

async function tablesOf({ world: { context } }: Run): Promise<[string, string][]> {
  const tables = await context.db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !NOT_OF_PEOPLE.test(name));
  return Promise.all(
    names.map(async (name) => {
      const { rows } = await sql`select * from ${sql.id(name)}`.execute(context.db);
      return [`the table ${name}`, JSON.stringify(rows)];
    }),
  );
}
