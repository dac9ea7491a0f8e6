import type { PolicyMark } from "#guidebooks/policy/messagePolicy.ts";

/** A plain text with its lines, and the policy's passages in another colour. */
export function MarkedText({ text, marks }: { text: string; marks: readonly PolicyMark[] }) {
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      {marks.map(({ at, text: marked }, index) => {
        const before = marks[index - 1];
        return (
          <span key={at}>
            {text.slice(before ? before.at + before.text.length : 0, at)}
            <mark className="rounded-sm bg-lamp/35 text-ink">{marked}</mark>
          </span>
        );
      })}
      {text.slice(endOf(marks.at(-1)))}
    </p>
  );
}

const endOf = (mark: PolicyMark | undefined) => (mark ? mark.at + mark.text.length : 0);
