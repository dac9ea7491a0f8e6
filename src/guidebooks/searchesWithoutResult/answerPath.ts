import type { UnfoundSearch } from "#guidebooks/guestUsage/contract.ts";

/** Returns the path of the editor with the section open in which an answer belongs, and the question in it. */
export const answerPath = (guidebookId: string, { section, text }: UnfoundSearch): string =>
  `/guidebooks/${guidebookId}?${new URLSearchParams({ open: section, question: text })}`;
