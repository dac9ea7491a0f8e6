import type { Block } from "#contentImport/blocks.ts";
import { readMessages } from "#contentImport/parse/messages.ts";

/** Returns the blocks of a chat or of e-mails without headers and times, with what is not the host's as asides. */
export function withoutMessageMarks(blocks: readonly Block[]): Block[] {
  const lines = readMessages(blocks.map(({ text }) => text));
  if (!lines) return [...blocks];
  return blocks.flatMap((block, at) => {
    const line = lines[at];
    if (!line || line.text.trim() === "") return [];
    const { isAside } = line;
    return [{ ...block, text: line.text, ...(isAside && ({ kind: "paragraph", isAside: true } as const)) }];
  });
}
