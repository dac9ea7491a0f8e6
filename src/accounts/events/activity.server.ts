import { requireRight } from "#accounts/actor.server.ts";
import type { Actor } from "#accounts/actor.ts";
import type { Activity } from "#accounts/events/contract.ts";
import type { EventKind } from "#accounts/events/eventKind.ts";
import { listEvents, listLastEvents, type EventRow } from "#accounts/events/store.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { HOUR_MS } from "#core/durations.ts";
import { parseJson } from "#core/parseJson.ts";
import { ok, type Result } from "#core/refusal.ts";

const SHOWN = 100;
/** Enough for 100 entries of which most are repetitions. */
const READ = 1000;

/** Every kind of event by its name. `app` collects them from their domains. */
export type EventKinds = ReadonlyMap<string, EventKind>;

/** Returns the 100 latest activities in the actor's account, newest first. Refuses with 403 `not_allowed`. */
export async function activityOf(
  context: AppContext,
  kinds: EventKinds,
  actor: Actor,
): Promise<Result<Activity[]>> {
  const allowed = await requireRight(context, actor, "manage members");
  if (!allowed.ok) return allowed;
  const rows = await listEvents(context.db, actor.accountId, READ);
  return ok(withRepetitions(rows.flatMap((row) => toActivity(kinds, row) ?? [])).slice(0, SHOWN));
}

/** Returns the latest listed activity of each member, by their id. */
export async function lastActivities(
  { db }: AppContext,
  kinds: EventKinds,
  accountId: string,
): Promise<Map<string, Activity>> {
  const rows = await listLastEvents(db, accountId);
  return new Map(
    rows.flatMap((row) => {
      const activity = toActivity(kinds, row);
      return activity && row.user_id !== null ? [[row.user_id, activity] as const] : [];
    }),
  );
}

/** Counts the same deed of the same actor at the same guidebook within an hour as one entry (People 10). */
function withRepetitions(activities: readonly Activity[]): Activity[] {
  const entries: Activity[] = [];
  const latest = new Map<string, { entry: Activity; oldest: number }>();
  for (const activity of activities) {
    const { userId, name, deed, guidebook, at } = activity;
    const key = JSON.stringify([userId, name, deed, guidebook?.id]);
    const same = latest.get(key);
    if (same && same.oldest - at < HOUR_MS) {
      same.entry.times += 1;
      same.oldest = at;
      continue;
    }
    const entry = { ...activity };
    entries.push(entry);
    latest.set(key, { entry, oldest: at });
  }
  return entries;
}

function toActivity(kinds: EventKinds, row: EventRow): Activity | null {
  const kind = kinds.get(row.kind);
  const deed = kind?.deedOf(parseJson(row.data)) ?? null;
  if (!kind || deed === null) return null;
  return {
    userId: row.user_id,
    name: nameOf(kind, row),
    deed,
    guidebook:
      row.guidebook_id !== null && row.guidebook_name !== null
        ? { id: row.guidebook_id, name: row.guidebook_name }
        : null,
    at: row.at,
    times: 1,
  };
}

function nameOf({ job }: EventKind, row: EventRow): string | null {
  if (row.actor === "job") return job;
  if (row.actor === "guest") return "A guest";
  if (row.actor === "operator") return "The operator of this server";
  const member = row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ""}`.trim();
  if (row.actor !== "token") return member;
  return `${row.token_name ?? "An ended token"} (token of ${member ?? "a former member"})`;
}
