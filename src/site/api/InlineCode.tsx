/** A sentence in which words between backticks are code. */
export function InlineCode({ text }: { text: string }) {
  return text.split("`").map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}
