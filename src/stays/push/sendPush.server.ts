import { done, abandon, type JobResult, type RunningJob } from "#core/jobs/jobKind.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { newPushSubscription, type PushMessage } from "#stays/push/contract.ts";
import { encryptForDevice } from "#stays/push/encrypt.server.ts";
import { pushSecretsOf } from "#stays/push/keys.server.ts";
import { deleteSubscription, findSubscription, type PushTarget } from "#stays/push/store.server.ts";
import { vapidHeader } from "#stays/push/vapid.server.ts";

/** For the whole request to a push service. Milliseconds. */
const PUSH_DEADLINE_MS = 15_000;

/** How long a push service stores a message, and whether it wakes a sleeping device (RFC 8030 §5.2, §5.3). */
interface PushOptions {
  ttlMs: number;
  urgency: "high" | "normal";
}

/** The host has turned messages off in the browser, or deleted the app (RFC 8030 §7.3). */
const GONE = [404, 410];

/** Sends a message to a device, or deletes one that is gone. Throws where a retry may succeed. */
export async function sendPush(
  context: AppContext,
  job: RunningJob,
  target: PushTarget,
  message: PushMessage,
  { ttlMs, urgency }: PushOptions,
): Promise<JobResult> {
  const left = job.addedAt + ttlMs - context.now();
  if (left <= 0) return abandon("the message is out of date");
  const [row, secrets] = await Promise.all([findSubscription(context.db, target), pushSecretsOf(context)]);
  if (!row || !secrets) return done();
  const opened = secrets.box.open(row.sealed, row.endpoint_digest);
  const forget = done((within) => deleteSubscription(within, target.deviceId));
  if (opened === null) return forget;
  const { endpoint, keys } = newPushSubscription.parse(JSON.parse(opened));
  const sent = await context.postPublicUrl(endpoint, {
    headers: {
      authorization: vapidHeader(secrets.keys, { endpoint, subject: subjectOf(context), now: context.now() }),
      ttl: String(Math.ceil(left / 1000)),
      urgency,
      "content-type": "application/octet-stream",
      "content-encoding": "aes128gcm",
    },
    body: encryptForDevice(JSON.stringify(message), keys, context.randomBytes),
    deadlineMs: PUSH_DEADLINE_MS,
    signal: job.signal,
  });
  if (!sent.ok) throw new Error(`the push service could not be reached: ${sent.refusal.code}`);
  const { status } = sent.value;
  if (status >= 200 && status < 300) return done();
  if (GONE.includes(status)) return forget;
  if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
  return abandon(`the push service refused it: ${status}`);
}

/** The contact of this server for push services. */
const subjectOf = ({ config }: AppContext) =>
  config.publicUrl?.startsWith("https:") ? config.publicUrl : `mailto:${config.product.contactEmail}`;
