import { z } from "zod";

/** How long versions of a section are stored after they were replaced (History 2). */
export const VERSION_DAYS = 90;

/** The action that made a version. `before` is the content when the history began. */
const versionActions = ["before", "saved", "generated", "restored", "parted", "imported"] as const;
export type VersionAction = (typeof versionActions)[number];

export const sectionVersion = z.object({
  version: z.number(),
  /** Epoch milliseconds. */
  savedAt: z.number(),
  /** The name of the user who saved it; null if unknown. */
  by: z.string().nullable(),
  action: z.enum(versionActions),
  isCurrent: z.boolean(),
});
export type SectionVersion = z.output<typeof sectionVersion>;

/** The content of a section at a version; `unreadable` if it does not fit the schema of its type. */
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
