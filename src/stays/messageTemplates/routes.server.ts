import { asMember } from "#accounts/actor.server.ts";
import {
  airbnbFieldsFor,
  changeTemplates,
  messagesFor,
  templatesOf,
} from "#stays/messageTemplates/messageTemplates.server.ts";
import { forAirbnb, stayMessages, templates, templatesChange } from "#stays/messageTemplates/contract.ts";
import { defineRoute, responsesOf, jsonBody } from "#core/calls.server.ts";
import { mayAlways, mayWithPlan } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";

const readTemplates = defineRoute("get /message-templates", mayAlways("read", "account"), {
  summary: "Read the ready messages: at the booking, and three days before",
  responses: responsesOf(templates),
});
const writeTemplates = defineRoute("put /message-templates", mayWithPlan("edit", "account"), {
  summary: "Change the ready messages; an empty text brings ours back",
  request: jsonBody(templatesChange, {
    example: { booked: "Hello {name}, all about {home} is here: {link}" },
  }),
  responses: responsesOf(templates),
});
const messages = defineRoute("get /stays/{id}/messages", mayWithPlan("share", "stay"), {
  summary: "Read the ready messages of a stay, with what Airbnb's policy names in them",
  responses: responsesOf(stayMessages),
});
const airbnb = defineRoute("get /guidebooks/{id}/airbnb", mayWithPlan("share", "guidebook"), {
  summary: "Read Airbnb's own fields as plain text from the guidebook",
  responses: responsesOf(forAirbnb),
});

/** Messages, and Airbnb's fields from a guidebook (Stays 34, 35). */
export const messageRoutes = newApi()
  .openapi(readTemplates, async (c) => c.json(await templatesOf(...asMember(c)), 200))
  .openapi(writeTemplates, (c) => sendResult(c, changeTemplates(...asMember(c), c.req.valid("json"))))
  .openapi(messages, (c) =>
    sendResult(c, messagesFor(...asMember(c), c.req.valid("param").id, c.get("origin"))),
  )
  .openapi(airbnb, (c) => sendResult(c, airbnbFieldsFor(...asMember(c), c.req.valid("param").id)));
