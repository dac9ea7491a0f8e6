import type { Database } from "#core/database.server.ts";
import type { StoredKind } from "#core/jobs/queue.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { findDevicesFor } from "#stays/push/store.server.ts";

/** Adds a job for each device of the members who may share a guidebook, so that a slow device delays no other. */
export async function pushToSharers<Payload extends { deviceId: string }>(
  { jobs }: AppContext,
  db: Database,
  guidebookId: string,
  kind: StoredKind<Payload>,
  { payload, due }: { payload: (deviceId: string) => Payload; due?: number },
): Promise<void> {
  for (const deviceId of await findDevicesFor(db, guidebookId))
    await jobs.add(db, kind, payload(deviceId), due === undefined ? {} : { due });
}
