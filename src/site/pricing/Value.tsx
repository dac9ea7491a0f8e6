import { valueComparison } from "#site/content/roi.ts";

/** What the same job costs otherwise. */
export function Value() {
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-card shadow-soft">
      {valueComparison.map(({ way, cost }) => (
        <div key={way} className="px-5 py-4 sm:px-6">
          <dt className="font-semibold">{way}</dt>
          <dd className="text-soft">{cost}</dd>
        </div>
      ))}
    </dl>
  );
}
