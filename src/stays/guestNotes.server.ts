import type { StaysTable } from "#stays/tables.server.ts";
import { guestArrived, guestOpened, UNDONE_WITHIN_MS } from "#stays/events.ts";
import { recordEventAt, withdrawEventAt } from "#accounts/events/recordEvent.server.ts";
import { findMembershipOf } from "#guidebooks/accessStore.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { pushToSharers } from "#stays/push/pushAll.server.ts";
import { arrivalPush } from "#stays/arrivalPush.server.ts";
import { findStayOfGuest, updateArrival, updateOpened } from "#stays/store.server.ts";

/** Stores once that a guest opened their stay's page (Stays 17); members of the account do not count. */
export async function recordOpened(context: AppContext, token: string, userId: string | undefined) {
  const { db, now } = context;
  const stay = await findStayOfGuest(db, token);
  if (!stay || stay.opened_at !== null) return;
  if (userId !== undefined && (await findMembershipOf(db, userId, "stay", stay.id))) return;
  await db.transaction().execute(async (within) => {
    if (await updateOpened(within, stay.id, now()))
      await recordEventAt(context, within, guestOf(stay), guestOpened, null, aboutStay(stay));
  });
}

const guestOf = ({ id }: StaysTable) => ({ by: "guest", stayId: id }) as const;
const aboutStay = ({ id, guidebook_id }: StaysTable) => ({ guidebookId: guidebook_id, subjectId: id });

/** Stores that the guests have arrived, once, or removes that (Stays 18). */
export async function recordArrival(context: AppContext, token: string, hasArrived: boolean): Promise<void> {
  const { db, now } = context;
  const stay = await findStayOfGuest(db, token);
  if (!stay) return;
  const arrivedAt = hasArrived ? now() : null;
  await db.transaction().execute(async (within) => {
    const isNew = await updateArrival(within, stay.id, arrivedAt);
    if (arrivedAt === null) return withdrawEventAt(context, within, guestArrived, null, aboutStay(stay));
    if (!isNew) return;
    await recordEventAt(context, within, guestOf(stay), guestArrived, null, aboutStay(stay));
    await pushToSharers(context, within, stay.guidebook_id, arrivalPush, {
      payload: (deviceId) => ({ stayId: stay.id, deviceId }),
      due: arrivedAt + UNDONE_WITHIN_MS,
    });
  });
}
