import { priceInOtherUnits, valueComparison } from "#site/content/roi.ts";

/** What the price comes to, and what the same job costs otherwise. */
export function Value() {
  return (
    <div className="grid gap-12 lg:grid-cols-[2fr_3fr]">
      <ul className="grid gap-6 sm:max-lg:grid-cols-3 lg:content-start">
        {priceInOtherUnits.map(({ amount, unit }) => (
          <li key={unit}>
            <span className="block font-display text-4xl font-semibold text-pine">{amount}</span>
            <span className="text-soft">{unit}</span>
          </li>
        ))}
      </ul>
      <dl className="divide-y divide-line self-start rounded-card border border-line bg-card px-6 shadow-soft sm:px-8">
        {valueComparison.map(({ way, cost }) => (
          <div key={way} className="py-6">
            <dt className="text-lg font-semibold">{way}</dt>
            <dd className="mt-1 text-soft">{cost}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
