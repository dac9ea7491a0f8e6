import { z } from "@hono/zod-openapi";
import { actorOf, asMember } from "#accounts/actor.server.ts";
import type { EventKinds } from "#accounts/events/activity.server.ts";
import {
  delivery,
  madeWebhook,
  newSecret,
  newWebhook,
  webhook,
  webhookChange,
} from "#accounts/webhooks/contract.ts";
import { sendsPerAccount, webhooksPerHost } from "#accounts/webhooks/limits.ts";
import {
  addWebhook,
  changeWebhook,
  deliveriesOf,
  removeWebhook,
  replaceSecret,
  sendAgain,
  sendTest,
  webhooksOf,
} from "#accounts/webhooks/webhooks.server.ts";
import { defineRoute, jsonBody, responsesOf } from "#core/calls.server.ts";
import { mayAlways } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";

const owners = mayAlways("manage members", "account");
const queued = {
  202: { description: "It is sent", content: { "application/json": { schema: z.object({}) } } },
};

const list = defineRoute("get /account/webhooks", owners, {
  summary: "List the addresses that are told what happens in the account",
  responses: responsesOf(z.array(webhook)),
});
const add = defineRoute("post /account/webhooks", owners, {
  summary: "Add an address that is told of chosen events; its secret is shown this once",
  takesKey: true,
  refuses: ["url_invalid", "url_not_https", "url_not_public", "webhook_limit", "webhooks_unavailable"],
  limits: [webhooksPerHost],
  request: jsonBody(newWebhook, {
    example: { url: "https://hooks.example.com/porchlight", events: ["stay.created", "stay.changed"] },
  }),
  responses: responsesOf(madeWebhook, "The webhook with its secret, which is shown this once.", 201),
});
const change = defineRoute("patch /account/webhooks/{id}", owners, {
  summary: "Change a webhook, or switch it on again",
  refuses: ["webhook_gone", "url_invalid", "url_not_https", "url_not_public", "webhooks_unavailable"],
  limits: [webhooksPerHost],
  request: jsonBody(webhookChange, { example: { withNames: true } }),
  responses: responsesOf(webhook),
});
const remove = defineRoute("delete /account/webhooks/{id}", owners, {
  summary: "Remove a webhook",
  refuses: ["webhook_gone"],
  responses: { 204: { description: "Nothing more is sent to it" } },
});
const renew = defineRoute("post /account/webhooks/{id}/secret", owners, {
  summary: "Replace the secret of a webhook; the earlier one signs too for a day",
  takesKey: true,
  refuses: ["webhook_gone", "webhooks_unavailable"],
  limits: [webhooksPerHost],
  responses: responsesOf(newSecret, "The secret, which is shown this once.", 201),
});
const test = defineRoute("post /account/webhooks/{id}/test", owners, {
  summary: "Send a test to a webhook",
  refuses: ["webhook_gone", "webhook_off"],
  limits: [sendsPerAccount],
  responses: queued,
});
const listDeliveries = defineRoute("get /account/webhooks/{id}/deliveries", owners, {
  summary: "List what was sent to a webhook, the newest 50 first",
  refuses: ["webhook_gone"],
  responses: responsesOf(z.array(delivery)),
});
const again = defineRoute("post /account/webhooks/{id}/deliveries/{delivery}/again", owners, {
  summary: "Send an event to a webhook again, with the same id",
  refuses: ["webhook_gone", "webhook_off"],
  limits: [sendsPerAccount],
  responses: queued,
});

/** Webhooks of the account (Webhooks 1). */
export const webhookRoutes = (kinds: EventKinds) =>
  newApi()
    .openapi(list, async (c) => c.json(await webhooksOf(...asMember(c)), 200))
    .openapi(add, (c) =>
      sendResult(c, addWebhook(c.get("context"), kinds, actorOf(c), c.req.valid("json")), 201),
    )
    .openapi(change, (c) => {
      const { id } = c.req.valid("param");
      const given = { id, change: c.req.valid("json") };
      return sendResult(c, changeWebhook(c.get("context"), kinds, actorOf(c), given));
    })
    .openapi(remove, (c) => sendResult(c, removeWebhook(...asMember(c), c.req.valid("param").id), 204))
    .openapi(renew, (c) => sendResult(c, replaceSecret(...asMember(c), c.req.valid("param").id), 201))
    .openapi(test, (c) => sendResult(c, sendTest(...asMember(c), c.req.valid("param").id), 202))
    .openapi(listDeliveries, (c) => sendResult(c, deliveriesOf(...asMember(c), c.req.valid("param").id)))
    .openapi(again, (c) => {
      const { id, delivery: deliveryId } = c.req.valid("param");
      return sendResult(c, sendAgain(...asMember(c), { id, deliveryId }), 202);
    });
