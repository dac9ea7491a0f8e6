import type { Actor } from "#accounts/actor.ts";
import { calendarsPerHost } from "#stays/calendars/limits.ts";
import { fetchFeed, type FetchedFeed } from "#stays/calendars/readCalendar.server.ts";
import { findCalendarsOf, lockCalendars, type ReadFrom } from "#stays/calendars/store.server.ts";
import type { CalendarsTable } from "#stays/calendars/tables.server.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, refused, type Refusal, type Result } from "#core/refusal.ts";
import { secretBoxOf, type SecretBox } from "#core/secretKey.server.ts";
import type { Product } from "#core/product.ts";
import { findCalendarOutByToken } from "#stays/calendarsOut/store.server.ts";
import { findAccess } from "#stays/accessStore.server.ts";

/** Of one guidebook (Calendars 12). */
const MAX_CALENDARS = 10;

interface GivenUrl {
  id: string;
  guidebookId: string;
  url: string;
}

interface ReadUrl {
  columns: Pick<CalendarsTable, "host" | "url" | "url_digest">;
  fetched: FetchedFeed;
}

/**
 * Fetches a calendar's URL that a host gives. Stores nothing. Refuses what cannot be read, a URL that the guidebook
 * has, the eleventh calendar (at most ten calendars, Calendars 12), and the 101st URL of a day.
 */
export async function readGivenUrl(
  context: AppContext,
  actor: Actor,
  { id, guidebookId, url }: GivenUrl,
): Promise<Result<ReadUrl>> {
  const box = secretBoxOf(context);
  if (!box) return refused(calendarsOff(context.config.product));
  if (await isCalendarOut(context, url)) return refused(ownCalendar(context.config.product));
  const columns = sealedUrl(box, { id, guidebookId, url });
  const known = await findCalendarsOf(context.db, guidebookId);
  const refusal = refusalAmong(known, { id, ...columns });
  if (refusal) return refused(refusal);
  const free = await context.limits.consume(calendarsPerHost, actor.userId);
  if (!free.ok) return free;
  const { timeZone } = await findAccess(context.db, guidebookId);
  const fetched = await fetchFeed(context, { url, timeZone });
  return fetched.ok ? ok({ columns, fetched: fetched.value }) : fetched;
}

/** Returns why a calendar cannot be added, or null. Locks the guidebook's calendars in the transaction. */
export async function refusalOfCalendar(
  { config }: AppContext,
  within: Database,
  calendar: CalendarsTable,
): Promise<Refusal | null> {
  await lockCalendars(within, config, calendar.guidebook_id);
  return refusalAmong(await findCalendarsOf(within, calendar.guidebook_id), calendar);
}

function refusalAmong(known: readonly ReadFrom[], { id, url_digest: digest }: ReadFrom): Refusal | null {
  if (known.some((other) => other.id !== id && other.url_digest === digest)) return alreadyAdded;
  const isNew = known.every((other) => other.id !== id);
  return isNew && known.length >= MAX_CALENDARS ? calendarLimit : null;
}

function sealedUrl(box: SecretBox, { id, guidebookId, url }: GivenUrl): ReadUrl["columns"] {
  const whole = url.trim().replace(/^webcals?:/i, "https:");
  return {
    host: URL.canParse(whole) ? new URL(whole).hostname : "",
    url: box.seal(whole, id),
    url_digest: box.digest(`${guidebookId} ${whole}`),
  };
}

/** Returns whether a URL is that of a calendar that this server writes: its stays would come back as new ones. */
async function isCalendarOut({ db }: AppContext, url: string): Promise<boolean> {
  const token = /\/(?:stay|lock)-calendars\/([A-Za-z0-9]+)\.ics/.exec(url)?.[1];
  return token !== undefined && (await findCalendarOutByToken(db, token)) !== undefined;
}

const ownCalendar = ({ name }: Product): Refusal => ({
  code: "already_added",
  message: `${name} makes this calendar from the stays that are here already. Paste the one of the booking site.`,
});
const alreadyAdded: Refusal = {
  code: "already_added",
  message: "You have already added this calendar. It is in the list.",
};
const calendarLimit: Refusal = {
  code: "calendar_limit",
  message: `A guidebook can have up to ${MAX_CALENDARS} calendars. Remove one that you no longer need.`,
};
const calendarsOff = ({ contactEmail }: Product): Refusal => ({
  code: "calendars_off",
  message: `Calendars cannot be added here yet. Write to ${contactEmail} if you want them.`,
});
