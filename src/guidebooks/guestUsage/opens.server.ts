import type { Actor } from "#accounts/actor.ts";
import { findGuidebook } from "#guidebooks/store.server.ts";
import { SHOWN_DAYS, type GuidebookOpens } from "#guidebooks/guestUsage/contract.ts";
import type { GuidebookOpensTable } from "#guidebooks/guestUsage/tables.server.ts";
import { addOpens, listOpens, sumOpens } from "#guidebooks/guestUsage/store.server.ts";
import { utcDay } from "#core/days.ts";
import type { AppContext } from "#core/context.server.ts";
import { DAY_MS } from "#core/durations.ts";
import { notFound, ok, type Result } from "#core/refusal.ts";
import { sectionTypes } from "#sections/catalog.ts";

/** How long opens are buffered before they are written: an open must not cost a write. */
const GATHER_MS = 10_000;

const WEEK_DAYS = 7;

/** The buffered opens of one process, by guidebook, day and section. */
interface Gathered {
  counts: Map<string, number>;
  timer: NodeJS.Timeout | undefined;
}

const gatheredOf = new WeakMap<AppContext, Gathered>();

function gatheredBy(context: AppContext): Gathered {
  const known = gatheredOf.get(context);
  if (known) return known;
  const gathered: Gathered = { counts: new Map(), timer: undefined };
  gatheredOf.set(context, gathered);
  context.onClose(() => writeOpens(context));
  return gathered;
}

/** Counts an open of a page or a catalog's section, nothing of the reader (docs/reference/analytics.md). */
export function recordOpen(context: AppContext, guidebookId: string, section: string): void {
  if (section !== "" && !sectionTypes.some((type) => type === section)) return;
  const gathered = gatheredBy(context);
  const key = `${guidebookId} ${utcDay(context.now())} ${section}`;
  gathered.counts.set(key, (gathered.counts.get(key) ?? 0) + 1);
  gathered.timer ??= setTimeout(() => void writeOpens(context), GATHER_MS).unref();
}

/** Writes the buffered opens. Opens that cannot be written are lost, and logged: they are only counts. */
export async function writeOpens(context: AppContext): Promise<void> {
  const gathered = gatheredBy(context);
  clearTimeout(gathered.timer);
  gathered.timer = undefined;
  const { counts } = gathered;
  gathered.counts = new Map();
  for (const [key, count] of counts) {
    const [guidebookId = "", day = "", section = ""] = key.split(" ");
    try {
      await addOpens(context.db, { guidebook_id: guidebookId, day, section, count });
    } catch (error) {
      context.log.warn({ err: error }, "opens could not be counted");
    }
  }
}

/** Returns the opens of a guidebook in the last 30 days, by day and by section. Refuses with 404. */
export async function opensOf(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<GuidebookOpens>> {
  const { db } = context;
  if (!(await findGuidebook(db, actor, "read", guidebookId))) return notFound("This guidebook");
  const now = context.now();
  const rows = await listOpens(db, actor, guidebookId, firstDay(now));
  const pages = rows.filter(({ section }) => section === "");
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const day = utcDay(now - (SHOWN_DAYS - 1 - index) * DAY_MS);
    return { day, count: pages.find((row) => row.day === day)?.count ?? 0 };
  });
  const weekFrom = utcDay(now - (WEEK_DAYS - 1) * DAY_MS);
  const ofWeek = rows.filter(({ day }) => day >= weekFrom);
  return ok({
    total: sumOf(pages),
    days,
    sections: sectionsIn(rows),
    week: { total: sumOf(ofWeek.filter(({ section }) => section === "")), sections: sectionsIn(ofWeek) },
  });
}

type Counted = Pick<GuidebookOpensTable, "section" | "count">;

const sumOf = (rows: readonly Counted[]) => rows.reduce((sum, { count }) => sum + count, 0);

/** Returns the opened sections, the highest count first. */
function sectionsIn(rows: readonly Counted[]) {
  const bySection = new Map<string, number>();
  for (const { section, count } of rows)
    if (section !== "") bySection.set(section, (bySection.get(section) ?? 0) + count);
  return [...bySection]
    .map(([type, count]) => ({ type, count }))
    .toSorted((a, b) => b.count - a.count || a.type.localeCompare(b.type));
}

/** Returns the opens of each guidebook that the actor may read, in the last 30 days. */
export const opensOfAll = (context: AppContext, actor: Actor) =>
  sumOpens(context.db, actor, firstDay(context.now()));

const firstDay = (now: number) => utcDay(now - (SHOWN_DAYS - 1) * DAY_MS);
