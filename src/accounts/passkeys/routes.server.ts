import { z } from "@hono/zod-openapi";
import { done } from "#accounts/contract.ts";
import {
  browserOptions,
  exampleMade,
  exampleUsed,
  listedPasskey,
  madeInput,
  passkeyName,
  usedInput,
} from "#accounts/passkeys/contract.ts";
import {
  addPasskey,
  beginPasskey,
  beginPasskeyUse,
  namePasskey,
  passkeysOf,
  proveByPasskey,
  removePasskey,
} from "#accounts/passkeys/passkeys.server.ts";
import { defineRoute, responsesOf, jsonBody } from "#core/calls.server.ts";
import { signedIn } from "#core/gate.ts";
import { hostOf, newApi, refuse, sendResult } from "#core/http.server.ts";

const list = defineRoute("get /auth/passkeys", signedIn, {
  summary: "List one's own passkeys",
  responses: responsesOf(z.array(listedPasskey)),
});
const begin = defineRoute("post /auth/passkeys/options", signedIn, {
  summary: "Begin a new passkey: what the browser is given to make it",
  refuses: ["proof_needed", "passkey_limit"],
  responses: responsesOf(browserOptions),
});
const add = defineRoute("post /auth/passkeys", signedIn, {
  summary: "Store the passkey that the browser has made",
  refuses: ["proof_needed", "wrong_passkey"],
  request: jsonBody(madeInput, { example: exampleMade }),
  responses: responsesOf(listedPasskey, "The passkey", 201),
});
const rename = defineRoute("patch /auth/passkeys/{id}", signedIn, {
  summary: "Name one of one's own passkeys",
  refuses: ["passkey_gone"],
  request: jsonBody(passkeyName, { example: { name: "My phone" } }),
  responses: responsesOf(z.array(listedPasskey)),
});
const remove = defineRoute("delete /auth/passkeys/{id}", signedIn, {
  summary: "Remove one of one's own passkeys",
  refuses: ["proof_needed", "passkey_gone"],
  responses: { 204: { description: "It no longer signs in" } },
});
const beginProof = defineRoute("post /auth/passkey-proof/options", signedIn, {
  summary: "Begin a proof by a passkey",
  responses: responsesOf(browserOptions),
});
const prove = defineRoute("post /auth/passkey-proof", signedIn, {
  summary: "Prove by a passkey that it is oneself, for what cannot be undone in the next 15 minutes",
  refuses: ["wrong_passkey", "unknown_passkey"],
  request: jsonBody(usedInput, { example: exampleUsed }),
  responses: responsesOf(done),
});

/** The routes for the user's passkeys (Accounts 14); sign-in is in `accounts/routes.server.ts`. */
export const passkeyRoutes = newApi()
  .openapi(list, async (c) => c.json(await passkeysOf(c.get("context"), hostOf(c)), 200))
  .openapi(begin, (c) => sendResult(c, beginPasskey(c.get("context"), hostOf(c), c.get("origin"))))
  .openapi(add, (c) => {
    const from = { origin: c.get("origin"), userAgent: c.req.header("user-agent") ?? "" };
    return sendResult(c, addPasskey(c.get("context"), hostOf(c), c.req.valid("json").credential, from), 201);
  })
  .openapi(rename, async (c) => {
    const { id } = c.req.valid("param");
    const named = await namePasskey(c.get("context"), hostOf(c), id, c.req.valid("json").name);
    if (!named.ok) return refuse(c, named.refusal);
    return c.json(await passkeysOf(c.get("context"), hostOf(c)), 200);
  })
  .openapi(remove, (c) =>
    sendResult(c, removePasskey(c.get("context"), hostOf(c), c.req.valid("param").id), 204),
  )
  .openapi(beginProof, async (c) =>
    c.json(await beginPasskeyUse(c.get("context"), c.get("origin"), hostOf(c).id), 200),
  )
  .openapi(prove, (c) => {
    const { credential } = c.req.valid("json");
    return sendResult(c, proveByPasskey(c.get("context"), hostOf(c), credential, c.get("origin")));
  });
