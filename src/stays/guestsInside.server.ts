import type { Actor } from "#accounts/actor.ts";
import { denialMessage } from "#accounts/roles.ts";
import { findGuestSections, findSection } from "#guidebooks/sectionStore.server.ts";
import { listFollowers } from "#guidebooks/shared/sharedStore.server.ts";
import { findGuidebook } from "#guidebooks/store.server.ts";
import { addDays, utcDay } from "#core/days.ts";
import type { AppContext } from "#core/context.server.ts";
import { HOUR_MS } from "#core/durations.ts";
import { notFound, ok, type Result } from "#core/refusal.ts";
import { findAccess } from "#stays/accessStore.server.ts";
import type { Access, GuestInside } from "#stays/contract.ts";
import { guestStayOf, usualTimesIn, type UsualTimes } from "#stays/guestStay.ts";
import { findLiveStaysJoined } from "#stays/store.server.ts";
import type { StaysTable } from "#stays/tables.server.ts";

/** Without a zone the hour at the property is not known: a guest counts as inside half a day longer at both ends. */
const UNKNOWN_ZONE_MS = 12 * HOUR_MS;

/** Returns the guests inside who use a section's door code, in all guidebooks that share it. */
export async function guestsInside(
  context: AppContext,
  actor: Actor,
  sectionId: string,
): Promise<Result<GuestInside[]>> {
  const { db } = context;
  const found = await findSection(db, actor, "edit", sectionId);
  if (!found) return notFound("This section");
  const { shared } = found.section;
  const followers = shared ? await listFollowers(db, shared.id) : [];
  const ids = new Set([found.guidebookId, ...followers.map((one) => one.guidebook_id)]);
  const inside: GuestInside[] = [];
  for (const id of ids) inside.push(...(await insideOf(context, actor, id)));
  return ok(inside);
}

async function insideOf({ db, now }: AppContext, actor: Actor, guidebookId: string): Promise<GuestInside[]> {
  const guidebook = await findGuidebook(db, actor, "read", guidebookId);
  if (!guidebook) return [];
  const [access, sections, live] = await Promise.all([
    findAccess(db, guidebookId),
    findGuestSections(db, guidebookId),
    findLiveStaysJoined(db, guidebookId, addDays(utcDay(now()), -1)),
  ]);
  const usual = usualTimesIn(sections.map(({ section }) => section));
  const seesGuests = denialMessage(actor, "see guests") === null;
  return live
    .filter((row) => row.door_code === null && isInside(row, { access, usual }, now()))
    .map((row) => ({
      stayId: row.id,
      guestName: seesGuests ? row.guest_name : null,
      guidebookId,
      guidebookName: guidebook.name,
      departure: row.departure,
    }));
}

function isInside(row: StaysTable, { access, usual }: { access: Access; usual: UsualTimes }, now: number) {
  const zoned = { ...access, timeZone: access.timeZone ?? "UTC" };
  const { timeline } = guestStayOf({ row, access: zoned, usual, arrivals: [] }, now).stay;
  const slack = access.timeZone === null ? UNKNOWN_ZONE_MS : 0;
  const begins = row.arrived_at === null ? timeline.checkIn : timeline.arrivalDay;
  return begins - slack <= now && now < timeline.checkOut + slack;
}
