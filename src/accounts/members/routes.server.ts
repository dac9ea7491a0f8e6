import { z } from "@hono/zod-openapi";
import { accountsOf, actorOf, asMember } from "#accounts/actor.server.ts";
import { chosenAccount } from "#accounts/contract.ts";
import { emailOrigin } from "#accounts/reset.server.ts";
import { activityOf, type EventKinds } from "#accounts/events/activity.server.ts";
import { activity } from "#accounts/events/contract.ts";
import {
  accountPeople,
  madeInvitation,
  memberChange,
  memberRemoval,
  newInvitation,
  shownInvitation,
} from "#accounts/members/contract.ts";
import {
  acceptInvitation,
  invite,
  newInvitationLink,
  readInvitation,
} from "#accounts/members/invitations.server.ts";
import { invitationsPerHost } from "#accounts/members/limits.ts";
import { madeLink } from "#accounts/members/madeLinks/contract.ts";
import { madeLinksOf, type MadeLinks } from "#accounts/members/madeLinks/madeLinks.server.ts";
import {
  changeMemberOrInvitation,
  peopleOf,
  removeMemberOrInvitation,
} from "#accounts/members/members.server.ts";
import { defineRoute, responsesOf, jsonBody } from "#core/calls.server.ts";
import { everyone, mayAlways, signedIn } from "#core/gate.ts";
import { hostOf, newApi, refuse, sendResult } from "#core/http.server.ts";

const list = defineRoute("get /account/members", mayAlways("manage members", "account"), {
  summary: "List the people of the account, with what each did last, and the open invitations",
  responses: responsesOf(accountPeople),
});
const create = defineRoute("post /account/members", mayAlways("manage members", "account"), {
  summary: "Invite a person to the account, by email or by a link to hand on",
  takesKey: true,
  refuses: ["proof_needed", "already_member", "member_limit", "not_found"],
  limits: [invitationsPerHost],
  request: jsonBody(newInvitation, { example: { email: "tama@example.com", role: "editor" } }),
  responses: responsesOf(madeInvitation, "The invitation, with its link, which is shown this once.", 201),
});
const link = defineRoute("post /account/members/{id}/link", mayAlways("manage members", "member"), {
  summary: "Make a further link of an open invitation",
  takesKey: true,
  refuses: ["proof_needed"],
  responses: responsesOf(z.object({ url: z.string() })),
});
const listLinks = defineRoute("get /account/members/{id}/links", mayAlways("manage members", "member"), {
  summary:
    "List what a member made that opens codes: stays, share links, cleaners' links and calendars that have not ended",
  responses: responsesOf(z.array(madeLink)),
});
const change = defineRoute("patch /account/members/{id}", mayAlways("manage members", "member"), {
  summary: "Change the role or the guidebooks of a member, or of an open invitation",
  refuses: ["proof_needed", "last_owner"],
  request: jsonBody(memberChange, { example: { role: "viewer" } }),
  responses: responsesOf(accountPeople),
});
const remove = defineRoute(
  "delete /account/members/{id}",
  { ...mayAlways("manage members", "member"), allowSelf: true },
  {
    summary: "Remove a member, leave oneself, or take an open invitation back",
    refuses: ["last_owner"],
    request: jsonBody(memberRemoval, { example: { end: [] }, required: false }),
    responses: { 204: { description: "Gone" } },
  },
);
const listActivity = defineRoute("get /account/activity", mayAlways("manage members", "account"), {
  summary: "List what the people of the account did, the newest 100 first",
  responses: responsesOf(z.array(activity)),
});
const read = defineRoute("get /invitations/{token}", everyone, {
  summary: "Read an invitation by its token",
  refuses: ["invitation_ended"],
  responses: responsesOf(shownInvitation),
});
const accept = defineRoute("post /invitations/{token}", signedIn, {
  summary: "Accept an invitation; the session acts in its account from then on",
  takesKey: true,
  refuses: ["invitation_ended", "already_member"],
  responses: responsesOf(z.array(chosenAccount), "The caller's accounts"),
});

export const memberRoutes = (links: MadeLinks, kinds: EventKinds) =>
  newApi()
    .openapi(list, (c) => sendResult(c, peopleOf(c.get("context"), kinds, actorOf(c))))
    .openapi(create, (c) => sendResult(c, invite(...asMember(c), c.req.valid("json"), emailOrigin(c)), 201))
    .openapi(link, (c) =>
      sendResult(c, newInvitationLink(...asMember(c), c.req.valid("param").id, emailOrigin(c))),
    )
    .openapi(listLinks, (c) =>
      sendResult(c, madeLinksOf(c.get("context"), links, actorOf(c), c.req.valid("param").id)),
    )
    .openapi(change, async (c) => {
      const context = c.get("context");
      const { id } = c.req.valid("param");
      const changed = await changeMemberOrInvitation(context, links, actorOf(c), id, c.req.valid("json"));
      if (!changed.ok) return refuse(c, changed.refusal);
      return sendResult(c, peopleOf(context, kinds, actorOf(c)));
    })
    .openapi(remove, (c) => {
      const { id } = c.req.valid("param");
      const { end = [] } = c.req.valid("json");
      return sendResult(c, removeMemberOrInvitation(c.get("context"), links, actorOf(c), id, end), 204);
    })
    .openapi(listActivity, (c) => sendResult(c, activityOf(c.get("context"), kinds, actorOf(c))))
    .openapi(read, (c) => sendResult(c, readInvitation(c.get("context"), c.req.valid("param").token)))
    .openapi(accept, async (c) => {
      const context = c.get("context");
      const joined = await acceptInvitation(context, hostOf(c), c.req.valid("param").token);
      if (!joined.ok) return refuse(c, joined.refusal);
      return c.json(await accountsOf(context, hostOf(c), joined.value), 200);
    });
