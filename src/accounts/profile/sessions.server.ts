import type { ListedSession } from "#accounts/contract.ts";
import { findDevice } from "#accounts/device.server.ts";
import { endAccess } from "#accounts/endAccess.server.ts";
import { listSessions } from "#accounts/profile/sessionStore.server.ts";
import { noteSecurityEvent } from "#accounts/security/securityEvents.server.ts";
import { deleteSession } from "#accounts/store.server.ts";
import type { SignedInHost } from "#core/http.server.ts";
import { hashToken } from "#core/ids.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";

/** The public id of a session, valid only in its host's list. */
const publicId = (tokenHash: string) => hashToken(tokenHash).slice(0, 22);

/** Returns the host's sessions, latest use first; this one is marked. */
export async function sessionsOf(context: AppContext, host: SignedInHost): Promise<ListedSession[]> {
  const rows = await listSessions(context.db, host.id, context.now());
  return rows.map((row) => ({
    id: publicId(row.token_hash),
    device: row.device,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    isThis: row.token_hash === host.session,
  }));
}

/** Ends one of the host's sessions. Refuses with 404 `session_ended`. */
export async function endOneSession(
  context: AppContext,
  host: SignedInHost,
  id: string,
): Promise<Result<void>> {
  const rows = await listSessions(context.db, host.id, context.now());
  const found = rows.find((row) => publicId(row.token_hash) === id);
  if (!found) return refused({ code: "session_ended", message: "This session has already ended." });
  await deleteSession(context.db, found.token_hash);
  await noteSecurityEvent(context, context.db, { userId: host.id, kind: "signed_out_elsewhere" });
  return ok(undefined);
}

/** Ends all other sessions of the host, a pending change of email and other known devices. */
export async function endOtherSessions(context: AppContext, host: SignedInHost, cookies: string) {
  const device = await findDevice(context, host.id, cookies);
  await context.db.transaction().execute(async (db) => {
    await endAccess(db, host.id, { session: host.session, device });
    await noteSecurityEvent(context, db, { userId: host.id, kind: "signed_out_elsewhere" });
  });
}
