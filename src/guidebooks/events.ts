import { z } from "zod";
import { choiceEvent, eventKind, plainEvent } from "#accounts/events/eventKind.ts";

/** How a guidebook was made. */
export const ways = ["blank", "ai", "copy", "export", "manual"] as const;
export type Way = (typeof ways)[number];

export const guidebookCreated = choiceEvent("guidebook.created", ways, {
  blank: "made a guidebook",
  ai: "made a guidebook with AI",
  copy: "duplicated a guidebook",
  export: "imported a guidebook",
  manual: "made a guidebook from a manual",
});
export const guidebookChanged = choiceEvent(
  "guidebook.changed",
  ["details", "order", "language found", "languages", "translations", "access", "link"],
  {
    details: "changed the name or cover",
    order: "changed the order of sections",
    "language found": "set the language of a guidebook to what is written",
    languages: "chose the languages of a guidebook",
    translations: "translated part of a guidebook",
    access: "changed who sees the secrets",
    link: "made a new permanent link",
  },
);
export const guidebookArchived = plainEvent("guidebook.archived", "archived a guidebook");
export const guidebookRestored = plainEvent("guidebook.restored", "restored a guidebook");
export const guidebookDeleted = plainEvent("guidebook.deleted", "deleted a guidebook");
export const guidebookErased = plainEvent("guidebook.erased", "erased a guidebook from the bin");
export const manualPut = choiceEvent("guidebook.manual", ["imported", "undone"], {
  imported: "imported a manual into a guidebook",
  undone: "undid the import of a manual",
});

export const sectionAdded = plainEvent("section.added", "added a section");
export const sectionDeleted = plainEvent("section.deleted", "deleted a section");

/** What saved a section; an import is listed once, whatever the number of its sections. */
const savings = ["saved", "generated", "restored", "imported"] as const;
export type Saving = (typeof savings)[number];

const savingDeeds: Record<Saving, string | null> = {
  saved: "edited a section",
  generated: "wrote a section again with AI",
  restored: "restored an earlier version of a section",
  imported: null,
};
export const sectionSaved = eventKind(
  "section.saved",
  z.object({ type: z.string(), what: z.enum(savings) }),
  { deed: ({ what }) => savingDeeds[what] },
);
export const sectionShared = choiceEvent("section.shared", ["shared", "switched", "detached"], {
  shared: "shared a section with other guidebooks",
  switched: "switched a section to a shared one",
  detached: "stopped sharing a section in one home",
});

export const shareLinkMade = plainEvent("share_link.made", "made a share link");
export const shareLinkEnded = plainEvent("share_link.ended", "ended a share link");
export const brandingChanged = plainEvent("account.branded", "changed the logo or the “Made with” line");

export const guidebookEvents = [
  guidebookCreated,
  guidebookChanged,
  guidebookArchived,
  guidebookRestored,
  guidebookDeleted,
  guidebookErased,
  manualPut,
  sectionAdded,
  sectionDeleted,
  sectionSaved,
  sectionShared,
  shareLinkMade,
  shareLinkEnded,
  brandingChanged,
];
