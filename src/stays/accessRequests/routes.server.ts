import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { defineRoute, responsesOf, jsonBody } from "#core/calls.server.ts";
import { mayAlways, mayWithPlan } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";
import { staysPerHost } from "#stays/limits.ts";
import { decidedRequest, requestDecision, accessRequest } from "#stays/accessRequests/contract.ts";
import { answerRequest, openRequestsOf } from "#stays/accessRequests/accessRequests.server.ts";

const list = defineRoute("get /stay-requests", mayAlways("read", "account"), {
  summary: "List the guests without a code who wait for an answer",
  responses: responsesOf(z.array(accessRequest)),
});
const decide = defineRoute("post /stay-requests/{id}/answer", mayWithPlan("share", "stay request"), {
  summary: "Let a guest without a code in until a day, or refuse",
  takesKey: true,
  refuses: ["already_answered"],
  limits: [staysPerHost],
  request: jsonBody(requestDecision, { example: { until: "2026-01-12" } }),
  responses: responsesOf(decidedRequest),
});

/** Guests without a code, and the host's decisions (Stays 12). */
export const accessRequestRoutes = newApi()
  .openapi(list, (c) => sendResult(c, openRequestsOf(...asMember(c))))
  .openapi(decide, (c) => {
    const given = { id: c.req.valid("param").id, decision: c.req.valid("json"), origin: c.get("origin") };
    return sendResult(c, answerRequest(...asMember(c), given));
  });
