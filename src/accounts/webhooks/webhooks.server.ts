import type { Actor } from "#accounts/actor.ts";
import type { EventKinds } from "#accounts/events/activity.server.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import {
  MAX_WEBHOOKS,
  type Delivery,
  type NewWebhook,
  type Webhook,
  type WebhookChange,
} from "#accounts/webhooks/contract.ts";
import { earlierSecretUntil } from "#accounts/webhooks/deliver.server.ts";
import { webhookAdded, webhookChanged, webhookRemoved } from "#accounts/webhooks/events.ts";
import { sendsPerAccount, webhooksPerHost } from "#accounts/webhooks/limits.ts";
import { privateHostsOf } from "#accounts/webhooks/privateHosts.server.ts";
import { queueDelivery } from "#accounts/webhooks/queue.server.ts";
import {
  deleteWebhook,
  findDelivery,
  findWebhook,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  updateWebhook,
  type StoredWebhook,
} from "#accounts/webhooks/store.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";
import { readUrlToPost, type PrivateHosts } from "#core/safeFetch/privateHost.server.ts";
import { secretBoxOf } from "#core/secretKey.server.ts";
import { allOrNothing } from "#core/transaction.server.ts";

const SECRET_BYTES = 32;
const DELIVERIES_SHOWN = 50;

/** Returns the webhooks of the actor's account, oldest first. */
export async function webhooksOf({ db }: AppContext, { accountId }: Actor): Promise<Webhook[]> {
  return (await listWebhooks(db, accountId)).map(toWebhook);
}

/**
 * Adds a webhook and returns it with its secret, which is not shown again. Refuses a URL that is not https, one that is
 * neither public nor a private host that the operator allows, an unknown event, and the eleventh of the account.
 */
export async function addWebhook(
  context: AppContext,
  kinds: EventKinds,
  actor: Actor,
  { url, events, withNames }: NewWebhook,
): Promise<Result<Webhook & { secret: string }>> {
  const box = secretBoxOf(context);
  if (!box) return webhooksOff();
  const hosts = await privateHostsOf(context, actor.accountId);
  const checked = check(kinds, hosts, { url, events });
  if (!checked.ok) return checked;
  const free = await context.limits.consume(webhooksPerHost, actor.userId);
  if (!free.ok) return free;
  const id = context.randomId();
  const secret = newSecretText(context);
  const row = {
    id,
    account_id: actor.accountId,
    host: checked.value.host,
    url: box.seal(checked.value.url, id),
    events: JSON.stringify([...new Set(events)]),
    with_names: withNames ? 1 : 0,
    secret: box.seal(secret, id),
    earlier_secret: null,
    earlier_secret_until: null,
    created_at: context.now(),
    failing_since: null,
    disabled_at: null,
  } as const;
  return allOrNothing(context.db, async (db) => {
    await lockAccount(db, actor.accountId);
    if ((await listWebhooks(db, actor.accountId)).length >= MAX_WEBHOOKS) return tooMany();
    await insertWebhook(db, row);
    await recordEvent(context, db, actor, webhookAdded, null, { subjectId: id });
    return ok({ ...toWebhook({ ...row, events: [...new Set(events)] }), secret });
  });
}

/** Changes a webhook, or switches it on again. Refuses as adding does. */
export async function changeWebhook(
  context: AppContext,
  kinds: EventKinds,
  actor: Actor,
  { id, change }: { id: string; change: WebhookChange },
): Promise<Result<Webhook>> {
  const box = secretBoxOf(context);
  if (!box) return webhooksOff();
  const checked = check(kinds, await privateHostsOf(context, actor.accountId), change);
  if (!checked.ok) return checked;
  const free = await context.limits.consume(webhooksPerHost, actor.userId);
  if (!free.ok) return free;
  const { host, url } = checked.value;
  return allOrNothing(context.db, async (db) => {
    const before = await findWebhook(db, actor.accountId, id);
    if (!before) return webhookGone;
    await updateWebhook(db, id, {
      with_names: (change.withNames ?? before.with_names === 1) ? 1 : 0,
      ...(change.events && { events: JSON.stringify([...new Set(change.events)]) }),
      ...(url !== "" && { host, url: box.seal(url, id) }),
      ...(change.disabled === false && { disabled_at: null, failing_since: null }),
    });
    await recordEvent(context, db, actor, webhookChanged, null, { subjectId: id });
    const after = await findWebhook(db, actor.accountId, id);
    return after ? ok(toWebhook(after)) : webhookGone;
  });
}

/** Deletes a webhook; nothing more is sent to it. */
export async function removeWebhook(context: AppContext, actor: Actor, id: string): Promise<Result<void>> {
  return allOrNothing(context.db, async (db) => {
    if (!(await deleteWebhook(db, actor.accountId, id))) return webhookGone;
    await recordEvent(context, db, actor, webhookRemoved, null, { subjectId: id });
    return ok(undefined);
  });
}

/** Replaces the secret of a webhook and returns it. The earlier one signs too for a day. */
export async function replaceSecret(
  context: AppContext,
  actor: Actor,
  id: string,
): Promise<Result<{ secret: string }>> {
  const box = secretBoxOf(context);
  if (!box) return webhooksOff();
  const free = await context.limits.consume(webhooksPerHost, actor.userId);
  if (!free.ok) return free;
  const before = await findWebhook(context.db, actor.accountId, id);
  if (!before) return webhookGone;
  const secret = newSecretText(context);
  await context.db.transaction().execute(async (db) => {
    await updateWebhook(db, id, {
      secret: box.seal(secret, id),
      earlier_secret: before.secret,
      earlier_secret_until: earlierSecretUntil(context.now()),
    });
    await recordEvent(context, db, actor, webhookChanged, null, { subjectId: id });
  });
  return ok({ secret });
}

/** Returns the latest deliveries of a webhook, newest first. */
export async function deliveriesOf(
  { db }: AppContext,
  actor: Actor,
  id: string,
): Promise<Result<Delivery[]>> {
  if (!(await findWebhook(db, actor.accountId, id))) return webhookGone;
  const rows = await listDeliveries(db, id, DELIVERIES_SHOWN);
  return ok(
    rows.map((row) => ({
      id: row.id,
      event: row.kind,
      at: row.at,
      tries: row.tries,
      status: row.status,
      nextTryAt: row.next_try_at,
    })),
  );
}

/** Sends a test to a webhook. */
export async function sendTest(context: AppContext, actor: Actor, id: string): Promise<Result<object>> {
  return sendNow(context, actor, id, () => Promise.resolve({ eventId: null, kind: "webhook.test" }));
}

/** Sends an event again, with the same id. */
export async function sendAgain(
  context: AppContext,
  actor: Actor,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<Result<object>> {
  return sendNow(context, actor, id, async () => {
    const row = await findDelivery(context.db, id, deliveryId);
    return row && { eventId: row.event_id, kind: row.kind };
  });
}

async function sendNow(
  context: AppContext,
  actor: Actor,
  id: string,
  find: () => Promise<{ eventId: string | null; kind: string } | undefined>,
): Promise<Result<object>> {
  const free = await context.limits.consume(sendsPerAccount, actor.accountId);
  if (!free.ok) return free;
  const stored = await findWebhook(context.db, actor.accountId, id);
  const what = stored && (await find());
  if (!what) return webhookGone;
  if (stored.disabled_at !== null) return switchedOff();
  await context.db.transaction().execute((db) => queueDelivery(context, db, { webhookId: id, ...what }));
  return ok({});
}

/** Checks a URL and events where they are given. Returns the URL with its host, empty where none is given. */
function check(
  kinds: EventKinds,
  privateHosts: PrivateHosts,
  { url, events = [] }: { url?: string | undefined; events?: string[] | undefined },
): Result<{ url: string; host: string }> {
  const unknown = events.find((name) => !kinds.has(name));
  if (unknown !== undefined) {
    const message = `There is no event named ${unknown}.`;
    return refused({ code: "invalid", message, fields: { events: message } });
  }
  if (url === undefined) return ok({ url: "", host: "" });
  const read = readUrlToPost(url, privateHosts);
  if (!read.ok) return refused({ ...read.refusal, fields: { url: read.refusal.message } });
  return ok({ url: read.value.href, host: read.value.host });
}

const newSecretText = ({ randomBytes }: AppContext) =>
  `whsec_${Buffer.from(randomBytes(SECRET_BYTES)).toString("base64")}`;

const toWebhook = (row: StoredWebhook): Webhook => ({
  id: row.id,
  host: row.host,
  events: row.events,
  withNames: row.with_names === 1,
  createdAt: row.created_at,
  failingSince: row.failing_since,
  disabledAt: row.disabled_at,
});

const webhookGone = refused({
  code: "webhook_gone",
  message: "This webhook, or what was sent to it, is not there any more.",
});

const tooMany = () =>
  refused({
    code: "webhook_limit",
    message: `An account can have up to ${MAX_WEBHOOKS} webhooks. Remove one that you no longer need.`,
  });

const switchedOff = () =>
  refused({ code: "webhook_off", message: "This webhook is turned off. Turn it on, then send again." });

const webhooksOff = () =>
  refused({
    code: "webhooks_unavailable",
    message: "Webhooks cannot be used here yet: the operator has set no key to encrypt their addresses.",
  });
