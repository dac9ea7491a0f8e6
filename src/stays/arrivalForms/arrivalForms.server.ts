import type { Actor } from "#accounts/actor.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import { writeCsv } from "#core/csv.ts";
import { dayInZone, utcDay } from "#core/days.ts";
import { formatTimeIn } from "#core/format.ts";
import { notFound, ok, refused, type Refusal, type Result } from "#core/refusal.ts";
import { secretBoxOf } from "#core/secretKey.server.ts";
import { allOrNothing } from "#core/transaction.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { guidebookChanged } from "#guidebooks/events.ts";
import { findGuidebook, updateGuidebook } from "#guidebooks/store.server.ts";
import { findStaySettings, saveStaySettings } from "#stays/accessStore.server.ts";
import {
  noQuestions,
  type Answer,
  type ArrivalForm,
  type ReviewLink,
  type StayDetails,
} from "#stays/arrivalForms/contract.ts";
import { openAnswer } from "#stays/arrivalForms/guestAnswers.server.ts";
import { findDetails, listDetails } from "#stays/arrivalForms/store.server.ts";
import { findStay } from "#stays/store.server.ts";

/** Returns what a property asks its guests before they arrive. */
export async function arrivalFormOf(
  { db }: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<ArrivalForm>> {
  if (!(await findGuidebook(db, actor, "read", guidebookId))) return notFound("This guidebook");
  const { arrivalForm } = await findStaySettings(db, guidebookId);
  const { beforeCodeSince: _, ...form } = arrivalForm ?? { ...noQuestions, beforeCodeSince: null };
  return ok(form);
}

/** Changes what a property asks; its pages ask it at once. Refuses on a server without a key to encrypt answers. */
export function changeArrivalForm(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  form: ArrivalForm,
): Promise<Result<ArrivalForm>> {
  const isOff = Object.values(form).every((isOn) => !isOn);
  if (!isOff && !secretBoxOf(context)) return Promise.resolve(refused(formsOff));
  return changeSettings(context, actor, guidebookId, async (db) => {
    const { arrivalForm: before } = await findStaySettings(db, guidebookId);
    const beforeCodeSince = form.beforeCode ? (before?.beforeCodeSince ?? context.now()) : null;
    await saveStaySettings(db, guidebookId, { arrivalForm: isOff ? null : { ...form, beforeCodeSince } });
    return form;
  });
}

const formsOff: Refusal = {
  code: "forms_off",
  message: "Guests cannot be asked for details here yet: the server has no key to encrypt them with.",
};

/** Returns whether the pages of a property's stays lead to the platform's reviews. */
export async function reviewLinkOf(
  { db }: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<ReviewLink>> {
  if (!(await findGuidebook(db, actor, "read", guidebookId))) return notFound("This guidebook");
  return ok({ shown: (await findStaySettings(db, guidebookId)).hasReviewLink });
}

export const changeReviewLink = (context: AppContext, actor: Actor, guidebookId: string, link: ReviewLink) =>
  changeSettings(context, actor, guidebookId, async (db) => {
    await saveStaySettings(db, guidebookId, { hasReviewLink: link.shown });
    return link;
  });

const changeSettings = <Settings>(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  change: (db: AppContext["db"]) => Promise<Settings>,
): Promise<Result<Settings>> =>
  allOrNothing(context.db, async (db) => {
    // Written first: another change of the guidebook waits.
    const now = context.now();
    if (!(await updateGuidebook(db, actor, "edit", guidebookId, { updated_at: now })))
      return notFound("This guidebook");
    const changed = await change(db);
    await recordEvent(context, db, actor, guidebookChanged, { what: "access" }, { guidebookId });
    return ok(changed);
  });

const noAnswer: Answer = { names: null, arrivalTime: null, carPlate: null, rules: null };

/** Returns what the guests of a stay answered, for members who may see guests. */
export async function detailsOf(
  context: AppContext,
  actor: Actor,
  stayId: string,
): Promise<Result<StayDetails>> {
  const row = await findStay(context.db, actor, "see guests", stayId);
  if (!row) return notFound("This stay");
  const found = await findDetails(context.db, row);
  if (!found) return ok({ ...noAnswer, answeredAt: null, isReadable: true });
  const box = secretBoxOf(context);
  const opened = box && openAnswer(box, found);
  return ok({ ...(opened ?? noAnswer), answeredAt: found.answeredAt, isReadable: opened !== null });
}

const columns = [
  "Arrival",
  "Departure",
  "Guest",
  "Booked with",
  "Answered",
  "Names",
  "Arrival time",
  "Number plate",
  "Agreed to the rules",
  "Agreed on",
  "Version of the rules",
  "Rules as they were shown",
];

export interface DetailsSheet {
  /** The file's, with its day. */
  name: string;
  guidebookName: string;
  /** How many stays have an answer. */
  answers: number;
  csv: string;
}

/** Returns the sheet of a property as CSV, with its name: each stay with what its guests answered, by arrival. */
export async function detailsSheet(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<DetailsSheet>> {
  const { db, now } = context;
  const guidebook = await findGuidebook(db, actor, "see guests", guidebookId);
  if (!guidebook) return notFound("This guidebook");
  const zone = (await findStaySettings(db, guidebookId)).access.timeZone ?? "UTC";
  const box = secretBoxOf(context);
  const day = (at: number | null | undefined) =>
    at ? `${dayInZone(zone, at)}, ${formatTimeIn(at, zone)}` : "";
  const stays = await listDetails(db, actor, guidebookId);
  const rows = stays.map((row) => {
    const { stayId, sealed, answeredAt } = row;
    const answer = box && sealed !== null ? openAnswer(box, { stayId, sealed }) : null;
    const { names, arrivalTime, carPlate, rules } = answer ?? noAnswer;
    return [
      row.arrival,
      row.departure,
      row.guestName ?? "",
      row.platform ?? "",
      sealed !== null && !answer ? "cannot be read: the server's key is another" : day(answeredAt),
      (names ?? []).join("\n"),
      arrivalTime ?? "",
      carPlate ?? "",
      rules?.by ?? "",
      day(rules?.at),
      rules?.version ?? "",
      (rules?.words ?? []).join("\n"),
    ];
  });
  return ok({
    name: `guests-${utcDay(now())}.csv`,
    guidebookName: guidebook.name,
    answers: stays.filter(({ sealed }) => sealed !== null).length,
    csv: writeCsv([columns, ...rows]),
  });
}
