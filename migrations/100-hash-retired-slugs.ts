import { createHash } from "node:crypto";
import { sql, type Kysely } from "kysely";

/** A slug holds the name of a property, which must not outlive its host's account; a hash of it is enough to compare. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("retired_slugs").renameColumn("slug", "slug_hash").execute();
  const { rows } = await sql<{ slug: string }>`select slug_hash as slug from retired_slugs`.execute(db);
  for (const { slug } of rows) {
    const hash = createHash("sha256").update(slug).digest("hex");
    await sql`update retired_slugs set slug_hash = ${hash} where slug_hash = ${slug}`.execute(db);
  }
}
