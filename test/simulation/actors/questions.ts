import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import { isBooked, todayOf } from "#test/calendarTimeline.ts";
import { dayText } from "#test/calendarTimelineFeeds.ts";
import { isClosureOfGuest } from "#test/calendarTruth.ts";
import { call, stayIdOf } from "#test/simulation/actors/host.ts";
import { hourAt } from "#test/simulation/moments.ts";
import type { PropertyState, Run } from "#test/simulation/run.ts";

/**
 * The host says of nights that are listed again whether they are the same guest's, and ends the link if they are not. Of a
 * guest whom their calendar lacks while another stay has begun within their nights, the host says that they are there, and
 * ends the other link.
 */
export async function answerDoubts(run: Run, property: PropertyState): Promise<void> {
  const { model, host, stays } = property;
  const hour = hourAt(run.now());
  for (const stay of stays) {
    const { id, doubt, isRevoked, isCancelled } = stay;
    if (isRevoked || isCancelled) continue;
    const isSame = model.bookings.some(
      (booking) => stayIdOf(property, booking.key) === id && isBooked(booking, hour),
    );
    if (doubt === "again") {
      const answered = isSame
        ? await call(run, host, "patch", `/api/stays/${id}`, { confirmed: true })
        : await call(run, host, "delete", `/api/stays/${id}`);
      run.log(
        `host of property ${model.number} says that ${isSame ? "the same" : "another"} guest has the nights that are listed again: ${answered.status}`,
      );
      continue;
    }
    const begun = stays.filter((other) => hasBegunWithin(other, stay, hour));
    if (doubt !== "missing" || !isSame || begun.length === 0) continue;
    const answered = await call(run, host, "patch", `/api/stays/${id}`, { confirmed: true });
    for (const other of begun) await call(run, host, "delete", `/api/stays/${other.id}`);
    run.log(`host of property ${model.number} says that the missing guest is there: ${answered.status}`);
  }
}

const hasBegunWithin = (other: PlannedStay, stay: PlannedStay, hour: number) =>
  !other.isCancelled &&
  !other.isRevoked &&
  stay.arrival < other.arrival &&
  other.arrival < stay.departure &&
  other.arrival <= dayText(todayOf(hour));

/** The host says of each closure whether a guest has booked it. */
export async function answerQuestions(run: Run, property: PropertyState): Promise<void> {
  const { model, guidebookId, host, truth } = property;
  if (truth === "hand" || "year" in truth || model.source === "hand" || "year" in model.source) return;
  const { timeline } = model.source;
  const hour = hourAt(run.now());
  const open = await run.world.context.db
    .selectFrom("calendar_entries")
    .innerJoin("calendars", "calendars.id", "calendar_entries.calendar_id")
    .select("calendar_entries.id")
    .where("guidebook_id", "=", guidebookId)
    .where("calendar_entries.decision", "is", null)
    .where("calendar_entries.departure", ">=", dayText(todayOf(hour)))
    .where("calendar_entries.kind", "!=", "block")
    .where("calendar_entries.cancelled_at", "is", null)
    .where((row) =>
      row.or([
        row.and([row("calendar_entries.kind", "=", "unclear"), row("calendars.closures", "=", "ask")]),
        row.and([row("calendar_entries.is_echo", "=", 1), row("calendar_entries.stay_id", "is", null)]),
      ]),
    )
    .execute();
  if (open.length === 0) return;
  const { body: entries } = await call(run, host, "get", `/api/guidebooks/${guidebookId}/calendar-entries`);
  const { body: calendars } = await call(run, host, "get", `/api/guidebooks/${guidebookId}/calendars`);
  for (const entry of entries) {
    if (!entry.isQuestion) continue;
    const calendar = calendars.find(({ id }: { id: string }) => id === entry.calendarId);
    const feed = model.feeds.find(({ url }) => new URL(url).hostname === calendar?.host);
    if (!feed) continue;
    const is = isClosureOfGuest(timeline, feed.platform, entry, hour) ? "stay" : "ours";
    const answered = await call(run, host, "patch", `/api/calendar-entries/${entry.id}`, { is });
    run.log(`host of property ${model.number} answers that ${entry.arrival} is ${is}: ${answered.status}`);
  }
}
