import { asMember } from "#accounts/actor.server.ts";
import { contactsOf } from "#guidebooks/contacts/contacts.server.ts";
import { contactLists } from "#guidebooks/contacts/contract.ts";
import { defineRoute, responsesOf } from "#core/calls.server.ts";
import { mayAlways } from "#core/gate.ts";
import { newApi } from "#core/http.server.ts";

const list = defineRoute("get /contacts", mayAlways("read", "account"), {
  summary: "List whom guests of all guidebooks can reach, and the guidebooks whose guests reach nobody",
  responses: responsesOf(contactLists),
});

export const contactRoutes = newApi().openapi(list, async (c) =>
  c.json(await contactsOf(...asMember(c)), 200),
);
