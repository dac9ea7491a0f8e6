import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { defineRoute, responsesOf } from "#core/calls.server.ts";
import { mayAlways } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";
import { policyChecksPerHost } from "#guidebooks/limits.ts";
import { policyMark, policyQuery } from "#guidebooks/policy/contract.ts";
import { policyMarksOf } from "#guidebooks/policy/policyMarks.server.ts";

const read = defineRoute("get /guidebooks/{id}/policy", mayAlways("read", "guidebook"), {
  summary: "List the passages of a guidebook that a platform's policy speaks of, each with its source",
  limits: [policyChecksPerHost],
  request: { query: policyQuery },
  responses: responsesOf(z.array(policyMark)),
});

export const policyRoutes = newApi().openapi(read, (c) =>
  sendResult(c, policyMarksOf(...asMember(c), c.req.valid("param").id, c.req.valid("query").platform)),
);
