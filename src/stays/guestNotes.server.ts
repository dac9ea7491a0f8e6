import type { StaysTable } from "#stays/tables.server.ts";
import { guestArrived, guestLeft, guestOpened, UNDONE_WITHIN_MS } from "#stays/events.ts";
import { recordEventAt, withdrawEventAt } from "#accounts/events/recordEvent.server.ts";
import { findMembershipOf } from "#guidebooks/accessStore.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { pushToSharers } from "#stays/push/pushAll.server.ts";
import { arrivalPush, departurePush } from "#stays/guestPush.server.ts";
import { findStayOfGuest, updateOpened, updateReport } from "#stays/store.server.ts";

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

/** What guests say by a press, with its event and the message to their host's devices. */
const reports = {
  arrived: { column: "arrived_at", event: guestArrived, push: arrivalPush },
  left: { column: "left_at", event: guestLeft, push: departurePush },
} as const;
export type GuestReport = keyof typeof reports;

/** Stores that the guests have arrived, or left, once, or removes that (Stays 18). */
export async function recordReport(
  context: AppContext,
  token: string,
  report: GuestReport,
  isSo: boolean,
): Promise<void> {
  const { db, now } = context;
  const stay = await findStayOfGuest(db, token);
  if (!stay) return;
  const { column, event, push } = reports[report];
  const at = isSo ? now() : null;
  await db.transaction().execute(async (within) => {
    const isNew = await updateReport(within, stay.id, column, at);
    if (at === null) return withdrawEventAt(context, within, event, null, aboutStay(stay));
    if (!isNew) return;
    await recordEventAt(context, within, guestOf(stay), event, null, aboutStay(stay));
    await pushToSharers(context, within, stay.guidebook_id, push, {
      payload: (deviceId) => ({ stayId: stay.id, deviceId }),
      due: at + UNDONE_WITHIN_MS,
    });
  });
}
