import { isActive } from "#billing/standing.ts";
import { readStanding } from "#billing/store.server.ts";
import { recordStanding, storeChange, TEST } from "#billing/subscription.server.ts";
import { insertTill, markPaid, readOpenCheckout, readTill } from "#billing/testTill/store.server.ts";
import type { Platform } from "#platform/platform.server.ts";

export const YEAR = 365 * 24 * 60 * 60 * 1000;

/** Opens a checkout of our own, or the one that is open already. No money moves. */
export async function openTestCheckout(platform: Platform, hostId: string): Promise<string> {
  const open = await readOpenCheckout(platform.db, hostId);
  if (open) return `/test-checkout/${open.id}`;
  const id = platform.randomId();
  const row = { id, user_id: hostId, kind: "checkout", created_at: platform.now(), paid_at: null } as const;
  await insertTill(platform.db, row);
  return `/test-checkout/${id}`;
}

/** Pays, without any money. A second time, or beside a plan that runs, changes nothing. False: no such checkout. */
export async function payTestCheckout(platform: Platform, id: string): Promise<boolean> {
  const till = await readTill(platform.db, id, "checkout");
  if (!till) return false;
  const now = platform.now();
  await storeChange(platform, till.user_id, async (db) => {
    if (!(await markPaid(db, id, now))) return null;
    const before = await readStanding(db, till.user_id);
    if (before && isActive(before, now)) return null;
    return recordStanding(platform, db, till.user_id, {
      subscriptionId: `${TEST}${id}`,
      state: "active",
      periodEnd: now + YEAR,
      accessUntil: now + YEAR,
      renews: true,
      endedAt: null,
    });
  });
  return true;
}
