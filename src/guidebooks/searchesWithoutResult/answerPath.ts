import type { SearchWithoutResult } from "#guidebooks/guestUsage/contract.ts";

/** Returns the editor's path with the section open in which an answer belongs, and the question in it. */
export const answerPath = (guidebookId: string, { section, text }: SearchWithoutResult): string =>
  `/guidebooks/${guidebookId}?${new URLSearchParams({ open: section, question: text })}`;
