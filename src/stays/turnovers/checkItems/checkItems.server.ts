import type { Actor } from "#accounts/actor.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Database } from "#core/database.server.ts";
import { oneLine } from "#core/visibleText.ts";
import { ok, type Result } from "#core/refusal.ts";
import { findSections } from "#guidebooks/sectionStore.server.ts";
import { checkListChanged } from "#stays/events.ts";
import type {
  CheckItem,
  CheckList,
  CheckListChange,
  CheckListSummary,
} from "#stays/turnovers/checkItems/contract.ts";
import { proposeItems } from "#stays/turnovers/checkItems/proposeItems.ts";
import {
  findCheckList,
  listCheckLists,
  saveIsOn,
  saveItems,
} from "#stays/turnovers/checkItems/store.server.ts";

export const listsFor = ({ db }: AppContext, actor: Actor): Promise<CheckListSummary[]> =>
  listCheckLists(db, actor);

/** Returns what cleaners tick at a property that the gate has opened, with what its sections name. */
export async function readCheckList({ db }: AppContext, actor: Actor, id: string): Promise<CheckList> {
  const [list, sections] = await Promise.all([findCheckList(db, id), findSections(db, actor, id)]);
  const { on, items } = list ?? { on: false, items: [] };
  return { on, items, proposed: proposeItems(sections) };
}

/** Changes what cleaners tick at a property that the gate has opened. An id of another list becomes a new one. */
export async function changeCheckList(
  context: AppContext,
  actor: Actor,
  id: string,
  change: CheckListChange,
): Promise<Result<CheckList>> {
  await context.db.transaction().execute(async (db) => {
    const before = (await findCheckList(db, id)) ?? { on: false, items: [] };
    await saveIsOn(db, id, change.on ?? before.on);
    if (change.items) await saveItems(db, id, withIds(context, change.items, before.items));
    await recordEvent(context, db, actor, checkListChanged, null, { guidebookId: id });
  });
  return ok(await readCheckList(context, actor, id));
}

/** Stores the exported list of a guidebook that is being imported; as a host's, without blank lines. */
export async function importCheckList(
  { randomId }: Pick<AppContext, "randomId">,
  db: Database,
  guidebookId: string,
  { on, items }: { on: boolean; items: readonly string[] },
): Promise<void> {
  await saveIsOn(db, guidebookId, on);
  const texts = items.map(oneLine).filter(Boolean);
  await saveItems(
    db,
    guidebookId,
    texts.map((text) => ({ id: randomId(), text })),
  );
}

function withIds(
  { randomId }: Pick<AppContext, "randomId">,
  items: NonNullable<CheckListChange["items"]>,
  before: readonly CheckItem[],
): CheckItem[] {
  const free = new Set(before.map(({ id }) => id));
  return items.map(({ id, text }) => ({ id: id !== undefined && free.delete(id) ? id : randomId(), text }));
}
