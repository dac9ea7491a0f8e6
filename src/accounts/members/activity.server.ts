import type { MiddlewareHandler } from "hono";
import type { Actor } from "#accounts/actor.ts";
import { requireRight } from "#accounts/actor.server.ts";
import {
  addActivity,
  listActivity,
  listLastActivity,
  type ActivityRow,
} from "#accounts/members/activityStore.server.ts";
import { activityLabel, isLogged } from "#accounts/members/activityLabels.ts";
import type { Activity } from "#accounts/members/contract.ts";
import { HOUR_MS } from "#core/durations.ts";
import type { AppContext } from "#core/context.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import { REPLAYED } from "#core/idempotency.server.ts";
import { ok, type Result } from "#core/refusal.ts";

const SHOWN = 100;

interface NewActivity {
  accountId: string;
  userId: string;
  /** Method and path of the route. */
  call: string;
  guidebookId: string | null;
}

/** Records what a member did in a call that succeeded (People 10). A failure to record is logged only. */
export const recordActivity: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const actor: Actor | undefined = c.get("actor");
  const call = c.get("call");
  if (!actor || !isLogged(call) || !c.res.ok || c.res.headers.has(REPLAYED)) return;
  const context = c.get("context");
  const { accountId, userId } = actor;
  try {
    await storeActivity(context, { accountId, userId, call, guidebookId: c.get("guidebookId") });
  } catch (error) {
    context.log.warn({ err: error, call }, "what a member did could not be noted");
  }
};

/** Records an activity of a labelled route; repetitions within an hour count in one entry (People 10). */
export async function storeActivity(context: AppContext, activity: NewActivity): Promise<void> {
  const now = context.now();
  const row = {
    id: context.randomId(),
    account_id: activity.accountId,
    user_id: activity.userId,
    call: activity.call,
    guidebook_id: activity.guidebookId,
    at: now,
    times: 1,
  };
  await addActivity(context.db, row, now - HOUR_MS);
}

/** Returns the 100 latest activities in the actor's account, newest first. Refuses with 403 `not_allowed`. */
export async function activityOf(context: AppContext, actor: Actor): Promise<Result<Activity[]>> {
  const allowed = await requireRight(context, actor, "manage members");
  if (!allowed.ok) return allowed;
  return ok((await listActivity(context.db, actor.accountId, SHOWN)).map(toActivity));
}

export async function lastActivities({ db }: AppContext, accountId: string): Promise<Map<string, Activity>> {
  const rows = await listLastActivity(db, accountId);
  return new Map(rows.map((row) => [row.user_id ?? "", toActivity(row)]));
}

const toActivity = (row: ActivityRow): Activity => ({
  userId: row.user_id,
  name: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ""}`.trim(),
  deed: activityLabel(row.call) ?? "changed something",
  guidebook:
    row.guidebook_id !== null && row.guidebook_name !== null
      ? { id: row.guidebook_id, name: row.guidebook_name }
      : null,
  at: row.at,
  times: row.times,
});
