import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";

interface Tables {
  guidebook_access: { guidebook_id: string; contact: string | null };
  guidebooks: { id: string; updated_at: number };
  sections: {
    id: string;
    guidebook_id: string;
    type: string;
    title: string;
    content: string;
    prompts: string;
    sources: string;
    filled: number;
    position: number;
    version: number;
    updated_at: number;
    own_key: string | null;
  };
}

/**
 * Contacts are sections of their own shape; whom guests ring at night was stored with who sees the codes. The column keeps
 * what it holds: an older version that still runs reads it.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom("guidebook_access")
    .innerJoin("guidebooks", "guidebooks.id", "guidebook_access.guidebook_id")
    .select(["guidebook_id", "contact", "updated_at"])
    .where("contact", "is not", null)
    .execute();
  for (const { guidebook_id, contact, updated_at } of rows) {
    if (!contact?.trim()) continue;
    const { last } = await db
      .selectFrom("sections")
      .select(({ fn }) => fn.max<number | null>("position").as("last"))
      .where("guidebook_id", "=", guidebook_id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto("sections")
      .values({
        id: randomBytes(11).toString("hex"),
        guidebook_id,
        type: "contacts",
        title: "Contacts",
        content: JSON.stringify({ items: [contactFrom(contact.trim())] }),
        prompts: "[]",
        sources: "[]",
        filled: 1,
        position: (last ?? -1) + 1,
        version: 1,
        updated_at,
        own_key: `own-${randomBytes(4).toString("hex")}`,
      })
      .execute();
  }
}

/** "Mere, 021 555 010" has a name and a number; other lines stay whole, and guests tap the number in them. */
function contactFrom(line: string) {
  const [, name, phone] = /^([^,]+), (\+?[\d() -]{8,20})$/.exec(line) ?? [];
  return { ...(name ? { name, phone } : { name: line }), anyTime: true };
}
