import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { guidebook } from "#guidebooks/contract.ts";
import { guidebookParam, defineRoute, responsesOf, jsonBody } from "#core/calls.server.ts";
import { mayAlways, mayWithPlan } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";
import { accessOf, changeAccess } from "#stays/access.server.ts";
import {
  accessChange,
  accessWithContact,
  guestInside,
  knownAccess,
  newStay,
  stay,
  stayChange,
} from "#stays/contract.ts";
import { guestsInside } from "#stays/guestsInside.server.ts";
import { staysPerHost } from "#stays/limits.ts";
import { stayPropertiesOf } from "#stays/stayProperties.server.ts";
import { stayProperty } from "#stays/stayProperty.ts";
import { changeStay, createStay, revokeStay, staysOf } from "#stays/stays.server.ts";

const readAccess = defineRoute("get /guidebooks/{id}/access", mayAlways("read", "guidebook"), {
  summary: "Read who sees the secrets of a guidebook, and when",
  responses: responsesOf(knownAccess),
});
const writeAccess = defineRoute("put /guidebooks/{id}/access", mayWithPlan("edit", "guidebook"), {
  summary: "Change who sees the secrets of a guidebook, and when",
  request: jsonBody(accessChange, {
    example: { access: "stays", showFrom: "3", timeZone: "Pacific/Auckland" },
  }),
  responses: responsesOf(guidebook.extend(accessWithContact.shape)),
});
const listAll = defineRoute("get /stays", mayAlways("read", "account"), {
  summary: "List the stays of all guidebooks, by day of arrival",
  responses: responsesOf(z.array(stay)),
});
const listProperties = defineRoute(
  "get /stay-properties",
  { ...mayAlways("read", "account"), allowGuidebookQuery: true },
  {
    summary:
      "List what the stays of each guidebook have in common, or those of one: its name, times and zone",
    request: { query: guidebookParam },
    responses: responsesOf(z.array(stayProperty)),
  },
);
const list = defineRoute("get /guidebooks/{id}/stays", mayAlways("read", "guidebook"), {
  summary: "List the stays of a guidebook, by day of arrival",
  responses: responsesOf(z.array(stay)),
});
const create = defineRoute("post /guidebooks/{id}/stays", mayWithPlan("share", "guidebook"), {
  summary: "Make a stay by hand, with a link and a code of its own",
  takesKey: true,
  limits: [staysPerHost],
  request: jsonBody(newStay, {
    example: { arrival: "2027-03-12", departure: "2027-03-14", guestName: "Anna" },
  }),
  responses: responsesOf(stay, "The stay is made.", 201),
});
const change = defineRoute("patch /stays/{id}", mayWithPlan("share", "stay"), {
  summary: "Change a stay, or note that it was sent, that its lock is set, that the guest has arrived",
  request: jsonBody(stayChange, { example: { checkOutTime: "12:00" } }),
  responses: responsesOf(stay),
});
const revoke = defineRoute("delete /stays/{id}", mayAlways("share", "stay"), {
  summary: "End the link of a stay, at once",
  responses: { 204: { description: "The link is dead" } },
});

const inside = defineRoute("get /guidebook-sections/{id}/guests-inside", mayWithPlan("edit", "section"), {
  summary:
    "List the guests who are inside now and go by the door code of a section, in all guidebooks that share it",
  responses: responsesOf(z.array(guestInside)),
});

/** The stays of the host's guidebooks, and who sees the secrets in them (Stays). */
export const stayRoutes = newApi()
  .openapi(readAccess, (c) => sendResult(c, accessOf(...asMember(c), c.req.valid("param").id)))
  .openapi(writeAccess, (c) =>
    sendResult(c, changeAccess(...asMember(c), c.req.valid("param").id, c.req.valid("json"))),
  )
  .openapi(listAll, (c) => sendResult(c, staysOf(...asMember(c), undefined, c.get("origin"))))
  .openapi(listProperties, async (c) => {
    const { guidebook: id } = c.req.valid("query");
    return c.json(await stayPropertiesOf(...asMember(c), id), 200);
  })
  .openapi(list, (c) => sendResult(c, staysOf(...asMember(c), c.req.valid("param").id, c.get("origin"))))
  .openapi(create, (c) =>
    sendResult(
      c,
      createStay(...asMember(c), c.req.valid("param").id, c.req.valid("json"), c.get("origin")),
      201,
    ),
  )
  .openapi(change, (c) =>
    sendResult(c, changeStay(...asMember(c), c.req.valid("param").id, c.req.valid("json"), c.get("origin"))),
  )
  .openapi(inside, (c) => sendResult(c, guestsInside(...asMember(c), c.req.valid("param").id)))
  .openapi(revoke, (c) => sendResult(c, revokeStay(...asMember(c), c.req.valid("param").id), 204));
