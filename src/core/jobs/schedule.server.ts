import type { JobRule } from "#core/jobs/jobKind.server.ts";
import { changeDue, findJobs, insertJob } from "#core/jobs/store.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** Gives every scheduled kind one row, due no later than its schedule. Writes only what is missing. */
export async function ensureScheduled({ db, now }: AppContext, rules: JobRule[]): Promise<void> {
  const scheduled = rules.flatMap(({ kind, every }) =>
    every === undefined ? [] : [{ id: kind.name, every }],
  );
  if (scheduled.length === 0) return;
  const rows = await findJobs(
    db,
    scheduled.map(({ id }) => id),
  );
  const dueOf = new Map(rows.map(({ id, due }) => [id, due]));
  for (const { id, every } of scheduled) {
    const due = dueOf.get(id);
    const latest = now() + every * 1.1;
    if (due === undefined)
      await insertJob(db, { id, kind: id, due: now(), payload: "null", added_at: now() });
    else if (due > latest) await changeDue(db, id, Math.round(latest));
  }
}
