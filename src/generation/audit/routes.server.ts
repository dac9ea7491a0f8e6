import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { acceptReplacement } from "#generation/audit/accept.server.ts";
import { auditGuidebook, type AuditedPlace } from "#generation/audit/audit.server.ts";
import { acceptance, auditedPlace, type AuditedPlaceAnswer } from "#generation/audit/contract.ts";
import { regenerationLimit } from "#generation/limits.ts";
import { section } from "#guidebooks/sectionSchema.ts";

import { defineRoute, responsesOf, jsonBody } from "#core/calls.server.ts";
import { mayWithPlan } from "#core/gate.ts";
import { newApi, refuse, sendResult } from "#core/http.server.ts";

const audit = defineRoute("get /guidebooks/{id}/places-audit", mayWithPlan("read", "guidebook"), {
  summary:
    "Name the places in a guidebook that are gone, moved, renamed or unchecked, with what may replace them",
  responses: responsesOf(z.array(auditedPlace)),
});

const accept = defineRoute("post /guidebook-sections/{id}/replace-place", mayWithPlan("edit", "section"), {
  summary: "Put the replacement of an audited place where the place stood",
  refuses: ["no_replacement", "stale_section", "unreadable_section"],
  limits: [regenerationLimit],
  request: jsonBody(acceptance, { example: { placeId: "osm:node/1006", replacement: "osm:node/1007" } }),
  responses: responsesOf(section),
});

const toAnswer = ({ replacement, ...audited }: AuditedPlace): AuditedPlaceAnswer => ({
  ...audited,
  replacement: replacement && { placeId: replacement.item.placeId ?? "", name: replacement.item.name },
});

export const auditRoutes = newApi()
  .openapi(audit, async (c) => {
    const found = await auditGuidebook(...asMember(c), c.req.valid("param").id);
    return found.ok ? c.json(found.value.map(toAnswer), 200) : refuse(c, found.refusal);
  })
  .openapi(accept, async (c) => {
    const [context, actor] = asMember(c);
    const allowed = await context.limits.consume(regenerationLimit, actor.userId);
    if (!allowed.ok) return refuse(c, allowed.refusal);
    return sendResult(c, acceptReplacement(context, actor, c.req.valid("param").id, c.req.valid("json")));
  });
