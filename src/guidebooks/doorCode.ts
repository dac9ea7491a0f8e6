import { leavesOf } from "#sections/section.ts";

/** Returns what a section says that opens a door. */
export const doorCodeIn = (section: { type: string; content: unknown }): string =>
  leavesOf(section)
    .filter(({ kind, opens }) => kind === "secret" && opens === "door")
    .map(({ value }) => value)
    .join(" ");
