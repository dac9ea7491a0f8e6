import { z } from "zod";
import { isActive, type Standing } from "#billing/standing.ts";
import { readStanding } from "#billing/store.server.ts";
import { recordStanding, storeChange } from "#billing/subscription.server.ts";
import { YEAR } from "#billing/testTill/checkout.server.ts";
import { insertTill, readTill } from "#billing/testTill/store.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/** What can be made to happen to a test subscription: what a host does in Stripe's portal, and what time and banks do. */
export const portalAction = z.enum(["cancel", "resume", "fail", "recover", "renew", "refund"]);
export type PortalAction = z.output<typeof portalAction>;

const moves: Record<PortalAction, (standing: Standing, now: number) => Standing> = {
  cancel: (standing) => ({ ...standing, renews: false }),
  resume: (standing) => ({ ...standing, renews: true }),
  fail: (standing) => ({ ...standing, state: "past_due" }),
  recover: (standing) => ({ ...standing, state: "active" }),
  renew: (standing) => ({
    ...standing,
    periodEnd: standing.periodEnd + YEAR,
    accessUntil: standing.periodEnd + YEAR,
  }),
  refund: (standing, now) => ({ ...standing, state: "ended", renews: false, endedAt: now }),
};

/** Opens a page of our own in place of Stripe's billing portal. */
export async function openTestPortal(platform: Platform, hostId: string): Promise<string> {
  const id = platform.randomId();
  const row = { id, user_id: hostId, kind: "portal", created_at: platform.now(), paid_at: null } as const;
  await insertTill(platform.db, row);
  return `/test-billing/${id}`;
}

/** The standing that a portal page shows, or undefined where there is no such page. */
export async function readTestPortal(platform: Platform, id: string): Promise<Standing | undefined> {
  const till = await readTill(platform.db, id, "portal");
  return till && readStanding(platform.db, till.user_id);
}

/** Makes it happen, where the plan still runs. False: no such page. */
export async function actInTestPortal(
  platform: Platform,
  id: string,
  action: PortalAction,
): Promise<boolean> {
  const till = await readTill(platform.db, id, "portal");
  if (!till) return false;
  await storeChange(platform, till.user_id, async (db) => {
    const standing = await readStanding(db, till.user_id);
    if (!standing || !isActive(standing, platform.now())) return null;
    return recordStanding(platform, db, till.user_id, moves[action](standing, platform.now()));
  });
  return true;
}
