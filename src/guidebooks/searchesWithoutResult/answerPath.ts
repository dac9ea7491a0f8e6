import type { UnfoundSearch } from "#guidebooks/guestUsage/contract.ts";

/** Returns the editor's path with the section open in which an answer belongs, and the question in it. */
export const answerPath = (guidebookId: string, { section, text }: UnfoundSearch): string =>
  `/guidebooks/${guidebookId}?${new URLSearchParams({ open: section, question: text })}`;
