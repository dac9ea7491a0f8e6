import { z } from "zod";
import { choiceEvent, eventKind, plainEvent } from "#accounts/events/eventKind.ts";
import { roles } from "#accounts/roles.ts";

const inRole = z.object({ role: z.enum(roles) });

export const memberInvited = eventKind("member.invited", inRole, { deed: () => "invited a person" });
export const invitationLinkMade = plainEvent("member.link_made", "made another link for an invitation");
export const invitationEnded = plainEvent("member.uninvited", "took an invitation back");
export const memberJoined = eventKind("member.joined", inRole, { deed: () => "joined" });
export const memberChanged = eventKind("member.changed", inRole, {
  deed: () => "changed what a member may do",
});
export const memberRemoved = choiceEvent("member.removed", ["removed", "left"], {
  removed: "removed a member",
  left: "left the account",
});

export const memberEvents = [
  memberInvited,
  invitationLinkMade,
  invitationEnded,
  memberJoined,
  memberChanged,
  memberRemoved,
];
