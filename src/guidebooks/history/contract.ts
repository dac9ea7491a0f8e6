import { z } from "zod";

/** How a version came about. `before` is what was there when the history began. */
export const versionActions = ["before", "saved", "generated", "restored", "parted", "imported"] as const;
export type VersionAction = (typeof versionActions)[number];

export const sectionVersion = z.object({
  version: z.number(),
  /** Epoch milliseconds. */
  savedAt: z.number(),
  /** The name of who saved it; null where nobody knows any more. */
  by: z.string().nullable(),
  action: z.enum(versionActions),
  isCurrent: z.boolean(),
});
export type SectionVersion = z.output<typeof sectionVersion>;

/** What a section held at a version; `unreadable` where it does not fit the schema of its type. */
export const versionContent = z.object({
  version: z.number(),
  content: z.record(z.string(), z.unknown()),
  unreadable: z.literal(true).optional(),
});
export type VersionContent = z.output<typeof versionContent>;

const versionNumber = { error: "This must be the number of a version." };

/** `current` is the version that the host sees; without it the last write wins (Sections 3). */
export const versionToRestore = z.object({
  version: z.number(versionNumber).int(versionNumber),
  current: z.number(versionNumber).int(versionNumber).optional(),
});
