import { z } from "zod";
import { HOUR_MS } from "#core/durations.ts";
import { done, jobKind } from "#core/jobs/jobKind.server.ts";
import { sendEmail } from "#core/jobs/sendEmail.server.ts";
import { isContact } from "#stays/problems/contacts.server.ts";
import { kindLabels } from "#stays/problems/kindLabels.ts";
import { findProblemToSend, type DescribedProblem } from "#stays/problems/store.server.ts";
import { findSharer } from "#stays/sharersStore.server.ts";
import { sendPush } from "#stays/push/sendPush.server.ts";

const PUSH_LASTS_MS = 12 * HOUR_MS;
const PUSH_TEXT_MAX = 160;

/** Returns a problem that is still to be sent: one that is read, done or erased needs no message. */
const unread = (problem: DescribedProblem | undefined) =>
  problem && problem.read_at === null && problem.done_at === null ? problem : undefined;

const subjectOf = ({ kind, guidebookName, isDangerous }: DescribedProblem) =>
  `${isDangerous ? "Danger? " : ""}A guest at ${guidebookName} reports: ${kindLabels[kind].toLowerCase()}`;

/** Messages a host's device what a guest reports, unless it was read meanwhile (Stays 36). */
export const problemPush = jobKind({
  name: "problems.push",
  payload: z.object({ problemId: z.string(), deviceId: z.string() }),
  async run(context, { problemId, deviceId }, job) {
    const problem = unread(await findProblemToSend(context.db, problemId));
    if (!problem) return done();
    const { guidebook_id: guidebookId, guidebookName, kind, text, isDangerous } = problem;
    const message = {
      title: `${isDangerous ? "Danger? " : ""}${kindLabels[kind]}: ${guidebookName}`,
      body: text?.slice(0, PUSH_TEXT_MAX) || "Your guest sent a photo.",
      path: `/guidebooks/${guidebookId}/stays?problem=${problemId}`,
      tag: `problem-${problemId}`,
    };
    const target = { deviceId, guidebookId };
    return sendPush(context, job, target, message, { ttlMs: PUSH_LASTS_MS, urgency: "high" });
  },
});

/** Sends a member who may share the guidebook what a guest reports. */
export const hostEmail = jobKind({
  name: "problems.hostEmail",
  payload: z.object({ problemId: z.string(), userId: z.string(), origin: z.string() }),
  async run(context, { problemId, userId, origin }, job) {
    const problem = unread(await findProblemToSend(context.db, problemId));
    const member = problem && (await findSharer(context.db, problem.guidebook_id, userId));
    if (!problem || !member) return done();
    const { guidebook_id: guidebookId, guestName, text, contactName } = problem;
    const more = contactName ? [`${contactName} got an email about it too.`] : [];
    return sendEmail(context, job, {
      to: member.email,
      subject: subjectOf(problem),
      parts: [
        `Hello ${member.firstName},`,
        `${guestName ?? "Your guest"} writes:`,
        text || "(a photo, without words)",
        { label: "Open the report", url: `${origin}/guidebooks/${guidebookId}/stays?problem=${problemId}` },
        ["Your guest sees that it is read once you open it.", ...more],
      ],
    });
  },
});

/** Sends the contact whom the host named for the kind what a guest reports, without the guest's name. */
export const contactEmail = jobKind({
  name: "problems.contactEmail",
  payload: z.object({ problemId: z.string(), origin: z.string() }),
  async run(context, { problemId, origin }, job) {
    const problem = unread(await findProblemToSend(context.db, problemId));
    if (!problem?.contactEmail) return done();
    if (!(await isContact(context.db, problem.guidebook_id, problem.contactEmail))) return done();
    return sendEmail(context, job, {
      to: problem.contactEmail,
      subject: subjectOf(problem),
      parts: [
        `Hello ${problem.contactName},`,
        `A guest at ${problem.guidebookName} writes:`,
        problem.text || "(a photo, without words)",
        { label: "Open it and say that you have seen it", url: `${origin}/problems/${problem.contactToken}` },
        "You get this because the host named you for such reports.",
      ],
    });
  },
});
