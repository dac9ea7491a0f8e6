import { done, type JobResult, type RunningJob } from "#core/jobs/jobKind.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { sendPush } from "#stays/push/sendPush.server.ts";
import { EMAIL_LIVES_MS, findWrongFor, subjectOf } from "#stays/arrivalChecks/email.server.ts";
import type { AboutTonightOnDevice } from "#stays/arrivalChecks/emailKind.server.ts";

/**
 * Sends a device of a member the most dangerous finding of the evening's arrivals; sends nothing where nothing is wrong
 * any more (push messages, Stays 36).
 */
export async function sendArrivalsPush(
  context: AppContext,
  { accountId, userId, deviceId }: AboutTonightOnDevice,
  job: RunningJob,
): Promise<JobResult> {
  const wrong = await findWrongFor(context, { accountId, userId });
  const [first] = wrong;
  const worst = first?.findings.find(({ isUrgent }) => isUrgent);
  if (!first || !worst) return done();
  const message = {
    title: subjectOf(wrong),
    body: worst.sentence,
    path: wrong.length === 1 ? worst.mend.path : "/stays",
    tag: `tonight-${accountId}`,
  };
  return sendPush(context, job, { deviceId, guidebookId: first.guidebookId }, message, {
    ttlMs: EMAIL_LIVES_MS,
    urgency: "high",
  });
}
