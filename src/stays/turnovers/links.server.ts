import { cleanerLinkEnded, cleanerLinkMade } from "#stays/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import { listAllowed } from "#guidebooks/accessStore.server.ts";
import type { Actor } from "#accounts/actor.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, type Result } from "#core/refusal.ts";
import type { NewTurnoverLink, TurnoverLink } from "#stays/turnovers/contract.ts";
import { turnoverLinksPerHost } from "#stays/turnovers/limits.ts";
import { findLinks, findShownIds, insertLink, revokeLinkRow } from "#stays/turnovers/store.server.ts";
import type { TurnoverLinksTable } from "#stays/turnovers/tables.server.ts";

/** Returns the cleaners' links of the guidebooks that the actor may share, newest first. */
export async function linksFor({ db }: AppContext, actor: Actor, origin: string): Promise<TurnoverLink[]> {
  const [rows, allowed] = await Promise.all([
    findLinks(db, actor.accountId),
    listAllowed(db, actor, "share"),
  ]);
  const shown = await findShownIds(
    db,
    rows.map(({ token }) => token),
  );
  return rows.flatMap((row) => {
    const ids = shown.get(row.token) ?? [];
    return ids.length > 0 && ids.every((id) => allowed.has(id)) ? toLink(row, ids, origin) : [];
  });
}

/** Creates a cleaner's link. Refuses a guidebook that the actor may not share. */
export async function createLink(
  context: AppContext,
  actor: Actor,
  given: NewTurnoverLink,
  origin: string,
): Promise<Result<TurnoverLink>> {
  const ids = [...new Set(given.guidebookIds)];
  const free = await context.limits.consume(turnoverLinksPerHost, actor.userId);
  if (!free.ok) return free;
  const allowed = await listAllowed(context.db, actor, "share");
  if (!ids.every((id) => allowed.has(id))) return notFound("One of these guidebooks");
  const row: TurnoverLinksTable = {
    token: context.randomId(),
    account_id: actor.accountId,
    label: given.label || null,
    shows_codes: given.showsCodes ? 1 : 0,
    created_at: context.now(),
    revoked_at: null,
    created_by: actor.userId,
  };
  await context.db.transaction().execute(async (db) => {
    await insertLink(db, row, ids);
    await recordEvent(context, db, actor, cleanerLinkMade, null);
  });
  return ok(toLink(row, ids, origin));
}

/** Ends a cleaner's link at once; it cannot be turned on again. */
export async function revokeLink(context: AppContext, actor: Actor, token: string): Promise<Result<void>> {
  const links = await linksFor(context, actor, "");
  if (!links.some((link) => link.token === token)) return notFound("This link");
  await context.db.transaction().execute(async (db) => {
    if (await revokeLinkRow(db, token, context.now()))
      await recordEvent(context, db, actor, cleanerLinkEnded, null);
  });
  return ok(undefined);
}

const toLink = (row: TurnoverLinksTable, guidebookIds: string[], origin: string): TurnoverLink => ({
  token: row.token,
  url: `${origin}/turnovers/${row.token}`,
  calendarUrl: `${origin}/turnovers/${row.token}.ics`,
  label: row.label,
  showsCodes: row.shows_codes === 1,
  guidebookIds,
  createdAt: row.created_at,
  revokedAt: row.revoked_at,
});
