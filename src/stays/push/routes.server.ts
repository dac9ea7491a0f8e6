import { defineRoute, responsesOf, jsonBody } from "#core/calls.server.ts";
import { signedIn } from "#core/gate.ts";
import { hostOf, newApi, sendResult } from "#core/http.server.ts";
import {
  addedPushDevice,
  knownPushDevice,
  newPushSubscription,
  pushDevice,
  pushKey,
} from "#stays/push/contract.ts";
import { addDevice, findDevice, publicKeyOf, removeDevice } from "#stays/push/devices.server.ts";
import { devicesPerHost } from "#stays/push/limits.ts";

const exampleEndpoint = "https://push.example.com/send/abc";
const exampleKeys = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

const key = defineRoute("get /push-key", signedIn, {
  summary: "Read the key with which a browser subscribes to messages",
  responses: responsesOf(pushKey),
});
const find = defineRoute("post /push-subscriptions/find", signedIn, {
  summary: "Find out whether a device gets messages for the person who is signed in",
  request: jsonBody(pushDevice, { example: { endpoint: exampleEndpoint } }),
  responses: responsesOf(knownPushDevice),
});
const add = defineRoute("post /push-subscriptions", signedIn, {
  summary: "Have messages sent to a device, until the session ends",
  limits: [devicesPerHost],
  refuses: ["push_off", "url_invalid", "url_not_https", "url_not_public"],
  request: jsonBody(newPushSubscription, { example: { endpoint: exampleEndpoint, keys: exampleKeys } }),
  responses: responsesOf(addedPushDevice, "Added", 201),
});
const remove = defineRoute("delete /push-subscriptions/{id}", signedIn, {
  summary: "Have no more messages sent to a device",
  responses: { 204: { description: "Done" } },
});

/** Messages to a host's devices (Stays 36). */
export const pushRoutes = newApi()
  .openapi(key, async (c) => c.json({ publicKey: await publicKeyOf(c.get("context")) }, 200))
  .openapi(find, async (c) =>
    c.json({ id: await findDevice(c.get("context"), hostOf(c), c.req.valid("json")) }, 200),
  )
  .openapi(add, (c) => sendResult(c, addDevice(c.get("context"), hostOf(c), c.req.valid("json")), 201))
  .openapi(remove, async (c) => {
    await removeDevice(c.get("context"), hostOf(c), c.req.valid("param").id);
    return c.body(null, 204);
  });
