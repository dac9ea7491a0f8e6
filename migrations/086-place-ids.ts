import { sql, type Kysely } from "kysely";

const AT_ONCE = 500;
const lists = ["items", "restaurants", "activities"];

interface Row {
  id: string;
  content: string;
  sources: string;
}

/** Gives the list items that came from a places service its id: so far their receipts hung on their names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await nameById(
    db,
    (after) => sql<Row>`
      select id, content, sources from sections
      where id > ${after} and sources <> '[]' order by id limit ${AT_ONCE}`,
    (id, content) => sql`update sections set content = ${content} where id = ${id}`,
  );
  await nameById(
    db,
    (after) => sql<Row>`
      select section_id as id, generated_sections.content, sources
      from generated_sections join sections on sections.id = section_id
      where section_id > ${after} and sources <> '[]' order by section_id limit ${AT_ONCE}`,
    (id, content) => sql`update generated_sections set content = ${content} where section_id = ${id}`,
  );
}

type Query<T> = { execute(db: Kysely<unknown>): Promise<{ rows: T[] }> };

async function nameById(
  db: Kysely<unknown>,
  rowsAfter: (after: string) => Query<Row>,
  update: (id: string, content: string) => Query<unknown>,
): Promise<void> {
  for (let after = "", isMore = true; isMore;) {
    const { rows } = await rowsAfter(after).execute(db);
    for (const row of rows) {
      const content = withPlaceIds(row);
      if (content !== null) await update(row.id, content).execute(db);
    }
    after = rows.at(-1)?.id ?? after;
    isMore = rows.length === AT_ONCE;
  }
}

/** The content with its ids, or null where it stays as it is: content in an unknown form is left alone. */
function withPlaceIds({ content, sources }: Row): string | null {
  const read = parse(content);
  const receipts = parse(sources);
  if (!isObject(read) || !Array.isArray(receipts)) return null;
  const ids = new Map<unknown, unknown>();
  for (const { name, placeId, distance } of receipts.filter(isObject)) {
    if (typeof distance === "number") ids.set(name, placeId);
  }
  let isChanged = false;
  for (const list of lists) {
    const items = read[list];
    if (!Array.isArray(items)) continue;
    read[list] = items.map((item: unknown) => {
      const whole = typeof item === "string" ? { name: item } : item;
      if (!isObject(whole) || "placeId" in whole || !ids.has(whole["name"])) return item;
      isChanged = true;
      return { ...whole, placeId: ids.get(whole["name"]) };
    });
  }
  return isChanged ? JSON.stringify(read) : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
