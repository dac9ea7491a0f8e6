import { priceInOtherUnits, valueComparison } from "#site/content/roi.ts";

/** What the price comes to, and what the same job costs otherwise. */
export function Value() {
  return (
    <div className="grid gap-6 lg:grid-cols-[2fr_3fr] lg:gap-12">
      <ul className="grid gap-x-6 gap-y-2 sm:max-lg:grid-cols-3 lg:content-start lg:gap-y-4">
        {priceInOtherUnits.map(({ amount, unit }) => (
          <li key={unit} className="max-sm:flex max-sm:items-baseline max-sm:gap-3">
            <span className="block font-display text-2xl font-semibold text-pine sm:text-4xl">{amount}</span>
            <span className="text-soft">{unit}</span>
          </li>
        ))}
      </ul>
      <dl className="divide-y divide-line self-start rounded-card border border-line bg-card px-6 shadow-soft sm:px-8">
        {valueComparison.map(({ way, cost }) => (
          <div key={way} className="py-3.5">
            <dt className="font-semibold">{way}</dt>
            <dd className="text-soft">{cost}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
