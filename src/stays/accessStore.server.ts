import type { Database } from "#core/database.server.ts";
import type { GuidebookAccessTable } from "#guidebooks/tables.server.ts";
import { readArrivalForm, type StoredArrivalForm } from "#stays/arrivalForms/contract.ts";
import { defaultAccess, type Access } from "#stays/contract.ts";
import { readProblemSettings } from "#stays/problems/settings.ts";
import { recordStaysChanged } from "#stays/store.server.ts";

/** Returns who sees the secrets of a guidebook. The caller has checked the actor's right. */
export const findAccess = async (db: Database, guidebookId: string): Promise<Access> =>
  (await findStaySettings(db, guidebookId)).access;

/** The settings of a guidebook that the pages of its stays depend on. */
export interface StaySettings {
  access: Access;
  /** What guests are asked before they arrive; null for nothing. */
  arrivalForm: StoredArrivalForm | null;
  /** Whether pages lead to the platform's reviews. */
  hasReviewLink: boolean;
  /** Whether guests may report problems. */
  takesReports: boolean;
}

/** Returns `findAccess`'s answer with the other settings of stays, by one read. */
export async function findStaySettings(db: Database, guidebookId: string): Promise<StaySettings> {
  const row = await db
    .selectFrom("guidebook_access")
    .selectAll()
    .where("guidebook_id", "=", guidebookId)
    .executeTakeFirst();
  if (!row) return { access: defaultAccess, arrivalForm: null, hasReviewLink: false, takesReports: false };
  return {
    access: toAccess(row),
    arrivalForm: readArrivalForm(row.arrival_form),
    hasReviewLink: row.review_link === 1,
    takesReports: readProblemSettings(row.problem_settings).on,
  };
}

type OtherSettings = Partial<Omit<StaySettings, "access" | "takesReports">>;

/** Stores settings of a guidebook's stays, and redraws their pages. */
export async function saveStaySettings(db: Database, guidebookId: string, settings: OtherSettings) {
  const { arrivalForm, hasReviewLink } = settings;
  await recordStaysChanged(db, guidebookId);
  await db
    .updateTable("guidebook_access")
    .set({
      ...(arrivalForm !== undefined && { arrival_form: arrivalForm && JSON.stringify(arrivalForm) }),
      ...(hasReviewLink !== undefined && { review_link: hasReviewLink ? 1 : null }),
    })
    .where("guidebook_id", "=", guidebookId)
    .execute();
}

/** When the door code was last changed (epoch ms), and how many guests of erased stays know it. */
export interface DoorCodeHistory {
  changedAt: number | null;
  erased: number;
}

export async function findDoorCodeHistory(db: Database, guidebookId: string): Promise<DoorCodeHistory> {
  const row = await db
    .selectFrom("guidebook_access")
    .select(["door_code_changed_at as changedAt", "door_code_known_to as erased"])
    .where("guidebook_id", "=", guidebookId)
    .executeTakeFirst();
  return row ?? { changedAt: null, erased: 0 };
}

/** Stores who sees the secrets of a guidebook, and redraws the pages of its stays. */
export async function saveAccess(db: Database, guidebookId: string, access: Access): Promise<void> {
  const columns = {
    access: access.access,
    show_from: access.showFrom,
    wifi_for_everyone: access.wifiForEveryone ? 1 : 0,
    time_zone: access.timeZone,
    if_code_fails: access.ifCodeFails,
    permanent_link_as: access.permanentLinkAs,
  };
  await db
    .insertInto("guidebook_access")
    .values({ ...columns, guidebook_id: guidebookId, stays_version: 1, door_code_known_to: 0 })
    .onConflict((conflict) =>
      conflict.column("guidebook_id").doUpdateSet((row) => ({
        ...columns,
        stays_version: row("guidebook_access.stays_version", "+", 1),
      })),
    )
    .execute();
}

/** Writes the contact where an earlier version that still runs reads it. */
export async function saveFormerContact(db: Database, guidebookId: string, contact: string | null) {
  await db.updateTable("guidebook_access").set({ contact }).where("guidebook_id", "=", guidebookId).execute();
}

const toAccess = (row: GuidebookAccessTable): Access => ({
  access: row.access,
  showFrom: row.show_from,
  wifiForEveryone: row.wifi_for_everyone === 1,
  timeZone: row.time_zone,
  ifCodeFails: row.if_code_fails,
  permanentLinkAs: row.permanent_link_as,
});
