import type { z } from "zod";
import type { Database } from "#core/database.server.ts";
import { insertJob } from "#core/jobs/store.server.ts";

/** The stored part of a kind of job: its name, and the schema of its payload. */
export interface StoredKind<Payload> {
  /** Such as `accounts.resetEmail`. Rows outlive a deployment: a released name never changes. */
  name: string;
  payload: z.ZodType<Payload>;
}

export const storedKind = <Payload>(name: string, payload: z.ZodType<Payload>): StoredKind<Payload> => ({
  name,
  payload,
});

export interface JobQueue {
  /** Stores a job in the caller's transaction, for now or `due`. A payload holds ids, never secrets. */
  add<Payload>(
    db: Database,
    kind: StoredKind<Payload>,
    payload: Payload,
    options?: { due?: number },
  ): Promise<void>;
  /** Calls `wake` when this process adds a job. */
  onAdd(wake: () => void): void;
}

export function newJobQueue({ now, randomId }: { now: () => number; randomId: () => string }): JobQueue {
  const wakes: (() => void)[] = [];
  return {
    async add(db, kind, payload, { due = now() } = {}) {
      await insertJob(db, {
        id: randomId(),
        kind: kind.name,
        due,
        payload: JSON.stringify(payload),
        added_at: now(),
      });
      for (const wake of wakes) wake();
    },
    onAdd: (wake) => void wakes.push(wake),
  };
}
