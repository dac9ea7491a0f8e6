import { recordEventAt } from "#accounts/events/recordEvent.server.ts";
import { parseJson } from "#core/parseJson.ts";
import { secretBoxOf, type SecretBox } from "#core/secretKey.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { GuestSection } from "#sections/section.ts";
import { answer, type Answer, type StoredArrivalForm } from "#stays/arrivalForms/contract.ts";
import { guestFormOf, mayAnswer, type GuestForm } from "#stays/arrivalForms/guestForm.ts";
import { rulesVersionIn } from "#stays/arrivalForms/rulesVersion.server.ts";
import { findDetails, saveDetails } from "#stays/arrivalForms/store.server.ts";
import { guestDetails } from "#stays/events.ts";
import type { GuestStay } from "#stays/guestStay.ts";
import { findStayOfGuest, lockStay, recordStaysChanged } from "#stays/store.server.ts";
import type { StaysTable } from "#stays/tables.server.ts";

/** Returns what the guests of a stay answered; null where the key that sealed it is lost. */
export function openAnswer(box: SecretBox, { stayId, sealed }: { stayId: string; sealed: string }) {
  const opened = box.open(sealed, stayId);
  return opened === null ? null : answer.nullable().catch(null).parse(parseJson(opened));
}

interface Given {
  row: StaysTable;
  stay: GuestStay;
  arrivalForm: StoredArrivalForm;
  /** As their host wrote them. */
  sections: readonly GuestSection[];
}

/** Returns what a stay's page asks; null for nothing, as on a server that cannot encrypt the answers. */
export async function readGuestForm(
  context: AppContext,
  { row, stay, arrivalForm, sections }: Given,
): Promise<GuestForm | null> {
  const { details_at: answeredAt } = row;
  if (stay.phase === "after" || !mayAnswer(stay, answeredAt)) return null;
  const box = secretBoxOf(context);
  if (!box) return null;
  const details = answeredAt === null ? undefined : await findDetails(context.db, row);
  return guestFormOf(stay, {
    form: arrivalForm,
    rulesVersion: rulesVersionIn(sections),
    answeredAt,
    answer: details ? openAnswer(box, details) : null,
  });
}

/** Stores what the guests of a stay answered; the same again changes nothing (Stays 46). */
export async function saveAnswer(context: AppContext, token: string, given: Answer): Promise<void> {
  const box = secretBoxOf(context);
  const stay = await findStayOfGuest(context.db, token);
  if (!box || !stay) return;
  await context.db.transaction().execute(async (db) => {
    // Written first: another answer at this guidebook waits.
    await lockStay(db, stay.id);
    await recordStaysChanged(db, stay.guidebook_id);
    const before = await findDetails(db, stay);
    if (before && isSame(openAnswer(box, before), given)) return;
    const stayId = before?.stayId ?? stay.id;
    await saveDetails(db, { stayId, sealed: box.seal(JSON.stringify(given), stayId), at: context.now() });
    const about = { guidebookId: stay.guidebook_id, subjectId: stay.id };
    await recordEventAt(context, db, { by: "guest", stayId: stay.id }, guestDetails, null, about);
  });
}

/** Whether two answers say the same, whenever the same rules were agreed to. */
function isSame(before: Answer | null, after: Answer): boolean {
  const plain = ({ rules, ...rest }: Answer) =>
    JSON.stringify({ ...rest, rules: rules && { ...rules, at: 0 } });
  return before !== null && plain(before) === plain(after);
}
