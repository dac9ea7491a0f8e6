import { Marked } from "#site/api/Marked.tsx";

interface CallPathProps {
  path: string;
  /** The words of the search. */
  words: readonly string[];
}

/** The path of a call, which breaks after a slash, and within a part only where that alone is wider than the line. */
export function CallPath({ path, words }: CallPathProps) {
  return path.split(/(?<=\/)/).map((part, at) => (
    <span key={at} className="inline-block max-w-full wrap-anywhere">
      <Marked text={part} words={words} />
    </span>
  ));
}
