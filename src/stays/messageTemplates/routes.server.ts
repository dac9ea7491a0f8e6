import { actorOf } from "#accounts/actor.server.ts";
import {
  airbnbFieldsFor,
  changeTemplates,
  messagesFor,
  templatesOf,
} from "#stays/messageTemplates/channels.server.ts";
import { forAirbnb, stayMessages, templates, templatesChange } from "#stays/messageTemplates/contract.ts";
import { byId, call, responsesOf, takes } from "#core/calls.server.ts";
import { mayAlways, mayWithPlan } from "#core/gate.ts";
import { newApi, refuse } from "#core/http.server.ts";

const readTemplates = call({
  method: "get",
  path: "/message-templates",
  gate: mayAlways("read", "account"),
  does: "Read the ready messages: at the booking, and three days before",
  responses: responsesOf(templates),
});
const writeTemplates = call({
  method: "put",
  path: "/message-templates",
  gate: mayWithPlan("edit", "account"),
  does: "Change the ready messages; an empty text brings ours back",
  request: takes(templatesChange, { example: { booked: "Hello {name}, all about {home} is here: {link}" } }),
  responses: responsesOf(templates),
});
const messages = call({
  method: "get",
  path: "/stays/{id}/messages",
  gate: mayWithPlan("share", "stay"),
  does: "Read the ready messages of a stay, with what Airbnb's policy names in them",
  request: { params: byId },
  responses: responsesOf(stayMessages),
});
const airbnb = call({
  method: "get",
  path: "/guidebooks/{id}/airbnb",
  gate: mayWithPlan("share", "guidebook"),
  does: "Read Airbnb's own fields as plain text from the guidebook",
  request: { params: byId },
  responses: responsesOf(forAirbnb),
});

/** Ready messages, and what platforms' own fields take from a guidebook (Stays 34, 35). */
export const channelRoutes = newApi()
  .openapi(readTemplates, async (c) => c.json(await templatesOf(c.get("platform"), actorOf(c)), 200))
  .openapi(writeTemplates, async (c) =>
    c.json(await changeTemplates(c.get("platform"), actorOf(c), c.req.valid("json")), 200),
  )
  .openapi(messages, async (c) => {
    const { id } = c.req.valid("param");
    const found = await messagesFor(c.get("platform"), actorOf(c), id, c.get("origin"));
    return found.ok ? c.json(found.value, 200) : refuse(c, found.refusal);
  })
  .openapi(airbnb, async (c) => {
    const found = await airbnbFieldsFor(c.get("platform"), actorOf(c), c.req.valid("param").id);
    return found.ok ? c.json(found.value, 200) : refuse(c, found.refusal);
  });
