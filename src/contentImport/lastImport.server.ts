import type { Actor } from "#accounts/actor.ts";
import { findLast } from "#guidebooks/history/historyStore.server.ts";
import type { LastImport } from "#contentImport/contract.ts";
import type { AppContext } from "#core/context.server.ts";

/** Returns when something was last brought into a guidebook, and by whom, while a section is still as that left it. */
export async function lastImportOf(
  { db }: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<LastImport> {
  const row = await findLast(db, actor, guidebookId, "imported");
  const by = `${row?.first_name ?? ""} ${row?.last_name ?? ""}`.trim() || null;
  return { at: row?.saved_at ?? null, by };
}
