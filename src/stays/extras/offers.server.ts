import type { Actor } from "#accounts/actor.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, type Result } from "#core/refusal.ts";
import { findGuidebook } from "#guidebooks/store.server.ts";
import { recordTextsChanged } from "#guidebooks/translation/textsChanged.server.ts";
import type { Extra, NewExtra } from "#stays/extras/contract.ts";
import { extrasChanged } from "#stays/extras/events.ts";
import { findExtras, saveExtras } from "#stays/extras/store.server.ts";
import type { ExtrasTable } from "#stays/extras/tables.server.ts";

/** Returns what a property offers, in its host's order. */
export async function extrasOf(
  { db }: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<Extra[]>> {
  if (!(await findGuidebook(db, actor, "read", guidebookId))) return notFound("This guidebook");
  return ok((await findExtras(db, guidebookId)).map(toExtra));
}

/** Replaces what a property offers. What was asked of an offer that is removed stays, in its words. */
export async function changeExtras(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  given: readonly NewExtra[],
): Promise<Result<Extra[]>> {
  const { db } = context;
  if (!(await findGuidebook(db, actor, "share", guidebookId))) return notFound("This guidebook");
  return db.transaction().execute(async (within) => {
    const known = new Set((await findExtras(within, guidebookId)).map(({ id }) => id));
    const rows = given.map((one, position): ExtrasTable => {
      // Each id once, and none of another property.
      const id = one.id !== undefined && known.delete(one.id) ? one.id : context.randomId();
      return toRow(one, { id, guidebook_id: guidebookId, position });
    });
    await saveExtras(within, guidebookId, rows);
    await recordTextsChanged(context, within, guidebookId);
    await recordEvent(context, within, actor, extrasChanged, null, { guidebookId });
    return ok(rows.map(toExtra));
  });
}

const toRow = (
  { kind, name, price, pay, payUrl, rule, until, time, on }: NewExtra,
  place: Pick<ExtrasTable, "id" | "guidebook_id" | "position">,
): ExtrasTable => ({
  ...place,
  kind,
  name: kind === "other" ? name : "",
  price,
  pay,
  pay_url: pay === "link" ? payUrl : null,
  rule,
  until_hours: until,
  time: kind === "other" ? null : time,
  is_on: on ? 1 : 0,
});

const toExtra = (row: ExtrasTable): Extra => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  price: row.price,
  pay: row.pay,
  payUrl: row.pay_url,
  rule: row.rule,
  until: row.until_hours,
  time: row.time,
  on: row.is_on === 1,
});
