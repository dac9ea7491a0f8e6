import { messagesChanged } from "#stays/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { airbnbFields } from "#stays/airbnbExport/airbnbFields.ts";
import type { ForAirbnb, StayMessages, TemplatesChange } from "#stays/messageTemplates/contract.ts";
import { messageValues } from "#stays/messageTemplates/messageValues.ts";
import { findPolicyMarks, policy } from "#guidebooks/policy/messagePolicy.ts";
import { findTemplates, saveTemplate } from "#stays/messageTemplates/store.server.ts";
import { fillTemplate, messageKinds, type MessageKind } from "#stays/messageTemplates/template.ts";
import { findShownSections } from "#guidebooks/sectionStore.server.ts";
import { findGuidebook } from "#guidebooks/store.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import { findStaySettings } from "#stays/accessStore.server.ts";
import { asksAnything, rulesIn } from "#stays/arrivalForms/contract.ts";
import { findStay } from "#stays/store.server.ts";
import { stayMoments } from "#stays/arrivalChecks/stayMoments.ts";
import { toStoredStay } from "#stays/stayRow.ts";
import { toGuidebookFacts } from "#stays/arrivalChecks/toFacts.ts";

export const templatesOf = ({ db }: AppContext, { accountId }: Actor): Promise<Record<MessageKind, string>> =>
  findTemplates(db, accountId);

/** Changes the message templates of the actor's account; an empty text restores the default. Refuses a limited actor. */
export async function changeTemplates(
  context: AppContext,
  actor: Actor,
  change: TemplatesChange,
): Promise<Result<Record<MessageKind, string>>> {
  if (actor.isLimited) return onlyForAll;
  const { accountId } = actor;
  return context.db.transaction().execute(async (within) => {
    for (const kind of messageKinds) {
      const text = change[kind];
      if (text !== undefined) await saveTemplate(within, accountId, kind, text);
    }
    await recordEvent(context, within, actor, messagesChanged, null);
    return ok(await findTemplates(within, accountId));
  });
}

const onlyForAll = refused({
  code: "not_allowed",
  message:
    "The messages are for every guidebook of the account. Only people with access to all of them can change them.",
});

/** Returns the messages of a stay, with the passages that Airbnb's policy names (Stays 34). */
export async function messagesFor(
  { db }: AppContext,
  actor: Actor,
  stayId: string,
  origin: string,
): Promise<Result<StayMessages>> {
  const row = await findStay(db, actor, "share", stayId);
  const guidebook = row && (await findGuidebook(db, actor, "share", row.guidebook_id));
  if (!guidebook) return notFound("This stay");
  const [sections, { access, arrivalForm }, texts] = await Promise.all([
    findShownSections(db, guidebook.id),
    findStaySettings(db, guidebook.id),
    findTemplates(db, actor.accountId),
  ]);
  const about = { id: guidebook.id, name: guidebook.name, isArchived: false, propertyAddress: null };
  const facts = toGuidebookFacts({ ...about, guestsWelcomeUntil: Infinity, access, sections });
  const { checkInTime, checkOutTime } = stayMoments(toStoredStay(row), facts);
  const { guest_name: guestName, code, arrival, departure, token, show_from: showFrom } = row;
  const { details_at: detailsAt } = row;
  const asksDetails = access.timeZone !== null && asksAnything(arrivalForm, rulesIn(sections));
  const stay = { guestName, code, arrival, departure, showFrom, detailsAt, url: `${origin}/view/${token}` };
  const values = messageValues(stay, {
    ...access,
    name: guidebook.name,
    checkInTime,
    checkOutTime,
    asksDetails,
  });
  const messages = messageKinds.map((kind) => {
    const text = fillTemplate(texts[kind], values);
    return { kind, text, marks: findPolicyMarks(text) };
  });
  return ok({ policy, messages });
}

/** Returns Airbnb's fields as plain text from a guidebook (Stays 35). */
export async function airbnbFieldsFor(
  { db }: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<ForAirbnb>> {
  if (!(await findGuidebook(db, actor, "share", guidebookId))) return notFound("This guidebook");
  return ok({ policy, fields: airbnbFields(await findShownSections(db, guidebookId)) });
}
