import { Marked } from "#site/api/Marked.tsx";

interface InlineCodeProps {
  text: string;
  /** The words of the search. */
  words?: readonly string[];
}

/** A sentence in which words between backticks are code. */
export function InlineCode({ text, words = [] }: InlineCodeProps) {
  return text.split("`").map((part, at) => {
    const marked = <Marked key={at} text={part} words={words} />;
    return at % 2 === 1 ? <code key={at}>{marked}</code> : marked;
  });
}
