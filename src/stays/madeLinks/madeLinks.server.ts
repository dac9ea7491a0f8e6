import { shareLinkEnded } from "#guidebooks/events.ts";
import { calendarRemoved, cleanerLinkEnded } from "#stays/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { Actor } from "#accounts/actor.ts";
import type { MadeLink } from "#accounts/members/madeLinks/contract.ts";
import type { MadeLinks } from "#accounts/members/madeLinks/madeLinks.server.ts";
import {
  findMadeCalendars,
  findMadeShareLinks,
  findMadeStays,
  findMadeTurnoverLinks,
  findStaysOfCalendar,
} from "#stays/madeLinks/store.server.ts";
import { deleteCalendarFor, findCalendar, lockCalendars } from "#stays/calendars/store.server.ts";
import { revokeLink } from "#guidebooks/shareLinkStore.server.ts";
import type { Database } from "#core/database.server.ts";
import { addDays, utcDay } from "#core/days.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import type { AppContext } from "#core/context.server.ts";
import { changeStayWithin } from "#stays/stays.server.ts";
import { revokeLinkRow } from "#stays/turnovers/store.server.ts";

/** The links that members created, for the room `accounts`. */
export const madeLinks: MadeLinks = { find: findMadeLinks, end: endMadeLinks };

/** Returns the links of an account that a user created and that show codes at `now` (epoch ms). */
async function findMadeLinks(
  db: Database,
  accountId: string,
  userId: string,
  now: number,
): Promise<MadeLink[]> {
  const key = { accountId, userId };
  // The day at the property may still be the day before.
  const endingFrom = addDays(utcDay(now), -1);
  return [
    ...(await findMadeStays(db, key, endingFrom)),
    ...(await findMadeShareLinks(db, key, now)),
    ...(await findMadeTurnoverLinks(db, key)),
    ...(await findMadeCalendars(db, key)),
  ];
}

/** Ends those of the links that a user created. Refuses where one fails: `db` is then rolled back. */
async function endMadeLinks(
  context: AppContext,
  db: Database,
  actor: Actor,
  { userId, ids = [] }: { userId: string; ids?: readonly string[] | undefined },
): Promise<Result<void>> {
  if (ids.length === 0) return ok(undefined);
  const named = new Set(ids);
  for (const link of await findMadeLinks(db, actor.accountId, userId, context.now())) {
    const ended = named.has(link.id) ? await endMadeLink({ ...context, db }, actor, link) : ok(undefined);
    if (!ended.ok) return ended;
  }
  return ok(undefined);
}

async function endMadeLink(context: AppContext, actor: Actor, { kind, id }: MadeLink): Promise<Result<void>> {
  const { db, now } = context;
  if (kind === "stay") return endStay(context, actor, id);
  if (kind === "calendar") return endCalendar(context, actor, id);
  if (kind === "share link") {
    const revoked = await revokeLink(db, actor, id, now());
    if (!revoked) return linkNotFound;
    const { guidebookId } = revoked;
    await recordEvent(context, db, actor, shareLinkEnded, null, { guidebookId });
    return ok(undefined);
  }
  await revokeLinkRow(db, id, now());
  await recordEvent(context, db, actor, cleanerLinkEnded, null);
  return ok(undefined);
}

async function endStay(context: AppContext, actor: Actor, id: string): Promise<Result<void>> {
  const refusal = await changeStayWithin(context, actor, id, { revoked: true });
  return refusal ? refused(refusal) : ok(undefined);
}

/** Deletes a calendar with its entries, and revokes the stays that it alone has: its maker writes it and knows their codes. */
async function endCalendar(context: AppContext, actor: Actor, id: string): Promise<Result<void>> {
  const { db, config } = context;
  const calendar = await findCalendar(db, actor, "edit", id);
  if (!calendar) return linkNotFound;
  await lockCalendars(db, config, calendar.guidebook_id);
  for (const stayId of await findStaysOfCalendar(db, id)) {
    const ended = await endStay(context, actor, stayId);
    if (!ended.ok) return ended;
  }
  await deleteCalendarFor(db, actor, id);
  const about = { guidebookId: calendar.guidebook_id, subjectId: id };
  await recordEvent(context, db, actor, calendarRemoved, null, about);
  return ok(undefined);
}

const linkNotFound = notFound("This link");
