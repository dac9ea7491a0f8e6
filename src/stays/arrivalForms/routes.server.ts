import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { defineRoute, jsonBody, responsesOf } from "#core/calls.server.ts";
import { mayAlways, mayWithPlan } from "#core/gate.ts";
import { newApi, refuse, sendResult } from "#core/http.server.ts";
import {
  arrivalFormOf,
  changeArrivalForm,
  changeReviewLink,
  detailsOf,
  detailsSheet,
  reviewLinkOf,
} from "#stays/arrivalForms/arrivalForms.server.ts";
import { arrivalForm, noQuestions, reviewLink, stayDetails } from "#stays/arrivalForms/contract.ts";

const readForm = defineRoute("get /guidebooks/{id}/arrival-form", mayAlways("read", "guidebook"), {
  summary: "Read what guests of a guidebook are asked before they arrive",
  responses: responsesOf(arrivalForm),
});
const writeForm = defineRoute("put /guidebooks/{id}/arrival-form", mayWithPlan("edit", "guidebook"), {
  summary:
    "Change what guests of a guidebook are asked before they arrive, and whether the codes wait for it",
  refuses: ["forms_off"],
  request: jsonBody(arrivalForm, { example: { ...noQuestions, rules: true, names: true } }),
  responses: responsesOf(arrivalForm),
});
const readLink = defineRoute("get /guidebooks/{id}/review-link", mayAlways("read", "guidebook"), {
  summary: "Read whether pages of stays lead to the reviews of the platform, from the last day on",
  responses: responsesOf(reviewLink),
});
const writeLink = defineRoute("put /guidebooks/{id}/review-link", mayWithPlan("edit", "guidebook"), {
  summary: "Have the pages of stays lead to the reviews of the platform, or not",
  request: jsonBody(reviewLink, { example: { shown: true } }),
  responses: responsesOf(reviewLink),
});
const readDetails = defineRoute("get /stays/{id}/details", mayAlways("see guests", "stay"), {
  summary: "Read what the guests of a stay answered before they arrive",
  responses: responsesOf(stayDetails),
});
const readSheet = defineRoute("get /guidebooks/{id}/details.csv", mayAlways("see guests", "guidebook"), {
  summary: "Export what the guests of a guidebook's stays answered as a CSV file, by arrival",
  responses: { 200: { description: "A CSV file", content: { "text/csv": { schema: z.string() } } } },
});

/** What guests are asked before they arrive, their answers, and where they review their stay (Stays 46, 47). */
export const arrivalFormRoutes = newApi()
  .openapi(readForm, (c) => sendResult(c, arrivalFormOf(...asMember(c), c.req.valid("param").id)))
  .openapi(writeForm, (c) =>
    sendResult(c, changeArrivalForm(...asMember(c), c.req.valid("param").id, c.req.valid("json"))),
  )
  .openapi(readLink, (c) => sendResult(c, reviewLinkOf(...asMember(c), c.req.valid("param").id)))
  .openapi(writeLink, (c) =>
    sendResult(c, changeReviewLink(...asMember(c), c.req.valid("param").id, c.req.valid("json"))),
  )
  .openapi(readDetails, (c) => sendResult(c, detailsOf(...asMember(c), c.req.valid("param").id)))
  .openapi(readSheet, async (c) => {
    const sheet = await detailsSheet(...asMember(c), c.req.valid("param").id);
    if (!sheet.ok) return refuse(c, sheet.refusal);
    c.header("Content-Disposition", `attachment; filename="${sheet.value.name}"`);
    c.header("Cache-Control", "private, no-store");
    return c.body(sheet.value.csv, 200, { "Content-Type": "text/csv; charset=utf-8" });
  });
