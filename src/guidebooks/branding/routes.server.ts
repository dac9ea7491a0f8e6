import { asMember } from "#accounts/actor.server.ts";
import { brandingOf, changeBranding } from "#guidebooks/branding/branding.server.ts";
import { branding, brandingChange } from "#guidebooks/branding/contract.ts";
import { defineRoute, responsesOf, jsonBody } from "#core/calls.server.ts";
import { mayAlways, mayWithPlan } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";

const read = defineRoute("get /account/branding", mayAlways("read", "account"), {
  summary: "Read the account's logo, and whether its guidebooks name the product",
  responses: responsesOf(branding),
});
const change = defineRoute("put /account/branding", mayWithPlan("edit", "account"), {
  summary: "Change the logo of all guidebooks and cards, or whether they name the product",
  refuses: ["foreign_picture"],
  request: jsonBody(brandingChange, { example: { namesProduct: false } }),
  responses: responsesOf(branding),
});

export const brandingRoutes = newApi()
  .openapi(read, async (c) => c.json(await brandingOf(...asMember(c)), 200))
  .openapi(change, (c) => sendResult(c, changeBranding(...asMember(c), c.req.valid("json"))));
