import type { ApiRefusal } from "#site/api/apiReference.ts";

/** What a call refuses, by status and code. */
export function Refusals({ refusals }: { refusals: readonly ApiRefusal[] }) {
  if (refusals.length === 0) return <p className="mt-1 text-soft">None but those of every call.</p>;
  return (
    <ul className="mt-1 space-y-1.5">
      {refusals.map(({ status, code, meaning }) => (
        <li key={code}>
          <code className="wrap-anywhere">
            {status} {code}
          </code>{" "}
          <span className="text-soft">
            <InlineCode text={meaning} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A sentence in which words between backticks are code. */
function InlineCode({ text }: { text: string }) {
  return text.split("`").map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}
