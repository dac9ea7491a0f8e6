import type { ReviewedSentence, Source } from "#contentImport/screens/review.ts";

/** More of a source than this is cut around the sentence; characters. */
const AROUND = 90;

interface SourceLineProps {
  sentence: ReviewedSentence;
  source: Source | undefined;
}

/** Where a sentence stood in its manual, and the line around it where that says more. */
export function SourceLine({ sentence, source }: SourceLineProps) {
  const line = source?.lines[sentence.line];
  if (!source || !line) return null;
  const page = line.page === undefined ? "" : `, page ${line.page}`;
  const start = line.text.indexOf(sentence.text);
  const hasMore = sentence.value !== undefined || line.text.length > sentence.text.length;
  return (
    <p className="min-w-0 text-[0.9375rem] wrap-anywhere">
      <span className="sr-only">From </span>
      {source.name}, line {sentence.line + 1}
      {page}
      {sentence.under && ` · ${sentence.under}`}
      {hasMore && (
        <q className="block">
          {start > AROUND && "… "}
          {start < 0 ? line.text.slice(0, 2 * AROUND) : line.text.slice(Math.max(0, start - AROUND), start)}
          {start >= 0 && <mark className="bg-lamp/30 text-ink">{sentence.text}</mark>}
          {start >= 0 && cutEnd(line.text.slice(start + sentence.text.length))}
        </q>
      )}
    </p>
  );
}

const cutEnd = (text: string) => (text.length > AROUND ? `${text.slice(0, AROUND)} …` : text);
