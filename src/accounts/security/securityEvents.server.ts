import type { SecurityEvent, SecurityEventKind } from "#accounts/security/contract.ts";
import { addSecurityEvent, listSecurityEvents } from "#accounts/security/store.server.ts";
import type { Database } from "#core/database.server.ts";
import { HOUR_MS } from "#core/durations.ts";
import type { SignedInHost } from "#core/http.server.ts";
import type { AppContext } from "#core/context.server.ts";

const SHOWN = 50;

/** Stores and logs a security event; repetitions within an hour count in one entry (Accounts 15). */
export async function noteSecurityEvent(
  context: AppContext,
  db: Database,
  { userId, kind, device }: { userId: string; kind: SecurityEventKind; device?: string },
): Promise<void> {
  const at = context.now();
  const row = { id: context.randomId(), user_id: userId, kind, device: device ?? null, at, times: 1 };
  await addSecurityEvent(db, row, at - HOUR_MS);
  context.log.info({ security: kind, userId }, "security");
}

/** Returns the host's 50 latest security events, newest first. */
export async function securityEventsOf({ db }: AppContext, host: SignedInHost): Promise<SecurityEvent[]> {
  const rows = await listSecurityEvents(db, host.id, SHOWN);
  return rows.map(({ kind, device, at, times }) => ({ kind, device, at, times }));
}
