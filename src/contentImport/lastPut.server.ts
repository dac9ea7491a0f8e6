import type { Actor } from "#accounts/actor.ts";
import { findLast } from "#guidebooks/history/historyStore.server.ts";
import type { LastPut } from "#contentImport/contract.ts";
import type { Platform } from "#core/platform.server.ts";

/** Returns when something was last brought into a guidebook, and by whom, while a section is still as that left it. */
export async function lastPutIn({ db }: Platform, actor: Actor, guidebookId: string): Promise<LastPut> {
  const row = await findLast(db, actor, guidebookId, "imported");
  const by = `${row?.first_name ?? ""} ${row?.last_name ?? ""}`.trim() || null;
  return { at: row?.saved_at ?? null, by };
}
