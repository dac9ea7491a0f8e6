import { leavesOf } from "#sections/section.ts";

export const doorCodeIn = (section: { type: string; content: unknown }): string =>
  leavesOf(section)
    .filter(({ kind, opens }) => kind === "secret" && opens === "door")
    .map(({ value }) => value)
    .join(" ");
