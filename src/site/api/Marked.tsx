/** A text in which the words of a search are marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  const found = new RegExp(
    `(${words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)).join("|")})`,
    "gi",
  );
  return text.split(found).map((part, at) =>
    at % 2 === 1 ? (
      <mark key={at} className="rounded-xs bg-lamp/35 text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
