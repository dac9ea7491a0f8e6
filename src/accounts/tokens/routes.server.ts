import { z } from "@hono/zod-openapi";
import { listedToken, madeToken, newToken } from "#accounts/tokens/contract.ts";
import { tokensPerHost } from "#accounts/tokens/limits.ts";
import { endToken, makeToken, tokensOf } from "#accounts/tokens/tokens.server.ts";
import { defineRoute, jsonBody, responsesOf } from "#core/calls.server.ts";
import { signedIn } from "#core/gate.ts";
import { hostOf, newApi, sendResult } from "#core/http.server.ts";

const list = defineRoute("get /account/tokens", signedIn, {
  summary: "List one's own tokens of the account that the session chose",
  responses: responsesOf(z.array(listedToken)),
});
const make = defineRoute("post /account/tokens", signedIn, {
  summary: "Make a token with which another program calls as oneself; it is shown this once",
  takesKey: true,
  refuses: ["proof_needed", "not_found"],
  limits: [tokensPerHost],
  request: jsonBody(newToken, { example: { name: "Home Assistant", role: "viewer" } }),
  responses: responsesOf(madeToken, "The token, which is shown this once.", 201),
});
const end = defineRoute("delete /account/tokens/{id}", signedIn, {
  summary: "End one of one's own tokens",
  refuses: ["token_gone"],
  responses: { 204: { description: "It no longer works" } },
});

export const tokenRoutes = newApi()
  .openapi(list, async (c) => c.json(await tokensOf(c.get("context"), hostOf(c)), 200))
  .openapi(make, (c) => sendResult(c, makeToken(c.get("context"), hostOf(c), c.req.valid("json")), 201))
  .openapi(end, (c) => sendResult(c, endToken(c.get("context"), hostOf(c), c.req.valid("param").id), 204));
