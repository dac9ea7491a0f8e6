import type { Block } from "#contentImport/blocks.ts";
import { readMessages } from "#contentImport/parse/messages.ts";

/** Returns the blocks of a chat or of e-mails without headers and times, with what is not the host's as asides. */
export function withoutMessageMarks(blocks: readonly Block[]): Block[] {
  const lines = readMessages(blocks.map(({ text }) => text));
  if (!lines) return [...blocks];
  return blocks.flatMap((block, at) => {
    const line = lines[at];
    if (!line || line.text.trim() === "") return [];
    const { text, isAside, isMessage } = line;
    return [
      {
        ...block,
        text,
        ...(isMessage && { isMessage }),
        ...(isAside && ({ kind: "paragraph", isAside } as const)),
      },
    ];
  });
}
