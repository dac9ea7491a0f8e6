import { z } from "zod";
import { originOf } from "#billing/emails.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { HOUR_MS } from "#core/durations.ts";
import { hashToken } from "#core/ids.server.ts";
import { done, jobKind, scheduledJob } from "#core/jobs/jobKind.server.ts";
import { sendEmail } from "#core/jobs/sendEmail.server.ts";
import { firstDayAt } from "#stays/extras/days.ts";
import { dayOf, isAhead, isContradicted, timeOfYes } from "#stays/extras/calendarKnows.ts";
import { formatDayState, formatWish, nameOfExtra } from "#stays/extras/extraWords.ts";
import { factsAround, readPropertyCalendar } from "#stays/extras/propertyCalendar.server.ts";
import { describeRequest } from "#stays/extras/describeRequest.server.ts";
import {
  findRequestOfStay,
  insertAnswerLink,
  listGranted,
  updateContradicted,
  type RequestOfStay,
} from "#stays/extras/store.server.ts";
import { pushToSharers } from "#stays/push/pushAll.server.ts";
import { findSharer, listSharers } from "#stays/sharersStore.server.ts";
import { sendPush } from "#stays/push/sendPush.server.ts";

const LASTS_MS = 24 * HOUR_MS;

const guestOf = ({ guestName }: RequestOfStay) => guestName ?? "A guest";

/** Sends a member who may answer what a guest asks for, with links of their own; nothing where it is answered or taken back. */
export const extraEmail = jobKind({
  name: "extras.email",
  payload: z.object({ requestId: z.string(), userId: z.string(), origin: z.string() }),
  run: async (context, { requestId, userId, origin }, job) => {
    const { db } = context;
    const row = await findRequestOfStay(db, requestId);
    const member = row && (await findSharer(db, row.guidebook_id, userId));
    const request = row && (await describeRequest(context, row));
    if (!row || !member || !request || row.state !== "open") return done();
    const token = context.randomId();
    await insertAnswerLink(db, {
      token_hash: hashToken(token),
      request_id: requestId,
      user_id: userId,
      created_at: context.now(),
      ended_at: null,
    });
    const link = `${origin}/answer/${token}`;
    return sendEmail(context, job, {
      to: member.email,
      subject: `${guestOf(row)} asks for ${subjectOf(row)} at ${row.guidebookName}`,
      parts: [
        `Hello ${member.firstName},`,
        [
          `${guestOf(row)} asks for ${formatWish(request)} at ${row.guidebookName}.`,
          formatDayState(request),
          row.price && `Your price: ${row.price}.`,
          row.note && `They write: ${row.note}`,
        ]
          .filter(Boolean)
          .join("\n"),
        { label: "Yes", url: `${link}?answer=yes` },
        { label: "No", url: `${link}?answer=no` },
        { label: "Yes, but at …", url: `${link}?answer=other` },
        "Each link opens a page with one button; nothing changes before you press it. The links are yours alone, and end with your answer or with that day.",
      ],
    });
  },
});

const subjectOf = (row: RequestOfStay) =>
  row.kind === "early" ? "an early check-in" : row.kind === "late" ? "a late check-out" : row.name;

/** Messages a host's device what a guest asks for, unless it is answered or taken back (Stays 36). */
export const extraPush = jobKind({
  name: "extras.push",
  payload: z.object({ requestId: z.string(), deviceId: z.string() }),
  run: async (context, { requestId, deviceId }, job) => {
    const row = await findRequestOfStay(context.db, requestId);
    const request = row && (await describeRequest(context, row));
    if (!row || !request || row.state !== "open") return done();
    const message = {
      title: `${guestOf(row)} asks for ${subjectOf(row)}`,
      body: [`At ${row.guidebookName}.`, formatDayState(request)].filter(Boolean).join(" "),
      path: `/guidebooks/${row.guidebook_id}/stays`,
      tag: `extra-${requestId}`,
    };
    const target = { deviceId, guidebookId: row.guidebook_id };
    return sendPush(context, job, target, message, { ttlMs: LASTS_MS, urgency: "normal" });
  },
});

const CONTRADICTED = "Another booking now clashes with it.";

/** Sends a member who may answer that the calendar contradicts a yes, unless it does no more. */
export const contradictedEmail = jobKind({
  name: "extras.contradictedEmail",
  payload: z.object({ requestId: z.string(), userId: z.string() }),
  run: async (context, { requestId, userId }, job) => {
    const row = await findRequestOfStay(context.db, requestId);
    const member = row && (await findSharer(context.db, row.guidebook_id, userId));
    const request = row && (await describeRequest(context, row));
    if (!row || !member || !request?.isContradicted) return done();
    return sendEmail(context, job, {
      to: member.email,
      subject: `${nameOfExtra(row)} at ${row.guidebookName} no longer fits`,
      parts: [
        `Hello ${member.firstName},`,
        [
          `${guestOf(row)} has your yes: ${formatWish({ ...request, time: request.givenTime })} at ${row.guidebookName}.`,
          `${CONTRADICTED} ${formatDayState(request) ?? ""}`.trim(),
        ].join("\n"),
        "Your yes stands, and the guest’s page says that another booking has come. Take it back on the page of your stays, or change the other stay.",
        {
          label: "See the stays",
          url: `${originOf(context.config)}/guidebooks/${row.guidebook_id}/stays`,
        },
      ],
    });
  },
});

/** The same to a host's device. */
export const contradictedPush = jobKind({
  name: "extras.contradictedPush",
  payload: z.object({ requestId: z.string(), deviceId: z.string() }),
  run: async (context, { requestId, deviceId }, job) => {
    const row = await findRequestOfStay(context.db, requestId);
    const request = row && (await describeRequest(context, row));
    if (!row || !request?.isContradicted) return done();
    const message = {
      title: `${nameOfExtra(row)} no longer fits`,
      body: `At ${row.guidebookName}. ${CONTRADICTED}`,
      path: `/guidebooks/${row.guidebook_id}/stays`,
      tag: `extra-${requestId}`,
    };
    const target = { deviceId, guidebookId: row.guidebook_id };
    return sendPush(context, job, target, message, { ttlMs: LASTS_MS, urgency: "high" });
  },
});

/** Tells hosts once of each yes that a later booking contradicts. The yes stands until they take it back. */
export const checkGrantedExtras = scheduledJob("extras.checkGranted", async (context) => {
  const { db, now } = context;
  const granted = await listGranted(db, firstDayAt(now()));
  for (const [guidebookId, rows] of Map.groupBy(granted, (row) => row.guidebook_id)) {
    const calendar = await readPropertyCalendar(db, guidebookId, firstDayAt(now()), now());
    for (const row of rows) {
      const facts = factsAround(calendar, row.stay_id);
      if (!facts || dayOf(row.kind, facts.stay) < facts.today || !isAhead(row.kind, facts.stay, facts.today))
        continue;
      const { kind, rule } = row;
      const time = timeOfYes(kind, row.given_time, facts);
      await noteContradiction(context, row, isContradicted({ kind, rule, time }, facts));
    }
  }
  return done();
});

async function noteContradiction(context: AppContext, row: RequestOfStay, isSo: boolean): Promise<void> {
  if (isSo === (row.contradicted_at !== null)) return;
  await context.db.transaction().execute(async (db) => {
    const isNew = await updateContradicted(db, row.id, isSo ? context.now() : null);
    if (!isNew || !isSo) return;
    for (const userId of await listSharers(db, row.guidebook_id))
      await context.jobs.add(db, contradictedEmail, { requestId: row.id, userId });
    await pushToSharers(context, db, row.guidebook_id, contradictedPush, {
      payload: (deviceId) => ({ requestId: row.id, deviceId }),
    });
  });
}
