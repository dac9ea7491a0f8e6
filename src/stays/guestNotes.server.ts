import { findMembershipByStay } from "#guidebooks/accessStore.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { findStayByToken, updateStay } from "#stays/store.server.ts";

/** Notes that a guest has seen the page of their stay, once (Stays 17). `userId` is who is signed in: no host is the guest. */
export async function noteOpened(
  { db, now }: Platform,
  token: string,
  userId: string | undefined,
): Promise<void> {
  const stay = await findStayByToken(db, token);
  if (!stay || stay.opened_at !== null) return;
  if (userId !== undefined && (await findMembershipByStay(db, userId, stay.id))) return;
  await db.transaction().execute((within) => updateStay(within, stay.id, { opened_at: now() }));
}

/** Notes that the guests have arrived, once, or takes it back (Stays 18). */
export async function noteArrival({ db, now }: Platform, token: string, hasArrived: boolean): Promise<void> {
  const stay = await findStayByToken(db, token);
  if (!stay || (stay.arrived_at !== null) === hasArrived) return;
  const arrivedAt = hasArrived ? now() : null;
  await db.transaction().execute((within) => updateStay(within, stay.id, { arrived_at: arrivedAt }));
}
