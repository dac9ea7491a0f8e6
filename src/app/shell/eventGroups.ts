import type { EventGroup } from "#accounts/webhooks/eventGroup.ts";

/** The kinds of events that webhooks are offered. */
export const eventGroups: readonly EventGroup[] = [
  {
    label: "Stays",
    events: ["stay.created", "stay.changed", "stay.cancelled", "stay.revoked", "stay.in_doubt"],
  },
  {
    label: "Guests open their page, answer, arrive or leave",
    events: ["guest.opened", "guest.details", "guest.arrived", "guest.left"],
  },
  { label: "Guests ask for extras", events: ["extra.asked", "extra.answered"] },
  {
    label: "A guest reports that something is wrong",
    events: ["problem.reported", "problem.read", "problem.done"],
  },
  { label: "A home is ready", events: ["turnover.ready"] },
  { label: "Guests left something behind", events: ["turnover.left_behind"] },
  { label: "Calendars that cannot be read", events: ["calendar.in_trouble", "calendar.well"] },
  {
    label: "Guidebooks and sections",
    events: [
      "guidebook.created",
      "guidebook.changed",
      "guidebook.archived",
      "guidebook.restored",
      "guidebook.deleted",
      "section.saved",
      "section.added",
      "section.deleted",
    ],
  },
  { label: "Share links", events: ["share_link.made", "share_link.ended"] },
  {
    label: "People",
    events: ["member.invited", "member.joined", "member.changed", "member.removed"],
  },
  { label: "The plan", events: ["plan.started", "plan.ended"] },
];
