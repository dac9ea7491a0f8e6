import type { ApiRefusal } from "#site/api/apiReference.ts";
import { InlineCode } from "#site/api/InlineCode.tsx";

/** What a call refuses, by status and code: each code with its meaning at its side, on a phone below it. */
export function Refusals({ refusals }: { refusals: readonly ApiRefusal[] }) {
  if (refusals.length === 0) return <p className="mt-1 text-soft">None but those of every call.</p>;
  return (
    <dl className="mt-2 grid gap-x-6 sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-y-2">
      {refusals.map(({ status, code, meaning }) => (
        <div key={code} className="contents">
          <dt>
            <code className="wrap-anywhere">
              {status} {code}
            </code>
          </dt>
          <dd className="text-soft max-sm:mb-2.5">
            <InlineCode text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
