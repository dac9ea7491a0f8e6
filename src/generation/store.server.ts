import { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { tones } from "#generation/frames/tones.ts";
import { guestProfiles } from "#generation/guestProfiles.ts";
import type { PlanRequest } from "#generation/plan.ts";
import { propertyTypes } from "#generation/propertyType.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import { placeSources, precisions, type Located } from "#places/place.ts";
import type { Database } from "#core/database.server.ts";
import type { GeneratedSectionsTable, GenerationsTable } from "#generation/tables.server.ts";

/** A choice that this version does not know is ignored. */
const storedRequest: z.ZodType<PlanRequest> = z.object({
  name: z.string(),
  propertyAddress: z.string(),
  placeId: z.string().optional(),
  propertyType: z.enum(propertyTypes).optional().catch(undefined),
  guestProfiles: z.array(z.enum(guestProfiles)).optional().catch(undefined),
  notes: z.string().optional(),
  tone: z.enum(tones).optional().catch(undefined),
});

/** A location that this version cannot parse is looked up again. */
const storedLocated: z.ZodType<Located | null> = z
  .object({
    placeId: z.string(),
    source: z.enum(placeSources),
    precision: z.enum(precisions),
    street: z.string(),
    unit: z.string(),
    locality: z.string(),
    state: z.string(),
    postcode: z.string(),
    country: z.string(),
    lat: z.number(),
    lon: z.number(),
  })
  .nullable()
  .catch(null);

export async function saveGeneration(
  db: Database,
  generation: GenerationsTable,
  sections: GeneratedSectionsTable[],
): Promise<void> {
  await db.insertInto("generations").values(generation).execute();
  await db.insertInto("generated_sections").values(sections).execute();
}

export async function findGeneration(db: Database, actor: Actor, guidebookId: string) {
  const row = await db
    .selectFrom("generations")
    .select(["request", "located"])
    .where("guidebook_id", "=", guidebookId)
    .where("guidebook_id", "in", guidebooksFor(db, actor, "read"))
    .executeTakeFirst();
  return (
    row && {
      request: storedRequest.parse(JSON.parse(row.request)),
      located: storedLocated.parse(JSON.parse(row.located ?? "null")),
    }
  );
}

export function findGeneratedSection(db: Database, sectionId: string) {
  return db
    .selectFrom("generated_sections")
    .selectAll()
    .where("section_id", "=", sectionId)
    .executeTakeFirst();
}

export async function upsertGeneratedSection(db: Database, row: GeneratedSectionsTable): Promise<void> {
  await db
    .insertInto("generated_sections")
    .values(row)
    .onConflict((conflict) => conflict.column("section_id").doUpdateSet(row))
    .execute();
}
