import { formatPrice, formatUnits } from "#billing/plan.ts";
import type { PlanPrice } from "#core/product.ts";
import { useProduct } from "#ui/product.tsx";
import { exampleHost, yearlyHours, yearlyReturn } from "#site/content/roi.ts";

const host = exampleHost;

/** Returns the lines of the example, and its sum where the plan is paid in Australian dollars. */
function exampleOf(planPrice: PlanPrice) {
  const { units, iso, price } = formatPrice(planPrice);
  const { questions, hours } = yearlyHours(host);
  const lines = [
    {
      what: `${host.staysPerYear} stays a year, ${host.repeatQuestionsPerStay} questions each`,
      figure: `${questions} messages`,
    },
    { what: `Half need no answer, ${host.minutesPerQuestion} minutes each`, figure: `${hours} hours` },
  ];
  // What an hour is worth in other currencies is not known.
  if (iso !== "AUD") return { lines: [...lines, { what: "The plan", figure: price }], sum: null };
  const { worth, net, messagesToBreakEven } = yearlyReturn(host, units);
  const money = (value: number) => formatUnits(value, iso);
  return {
    lines: [
      ...lines,
      { what: `At ${money(host.audPerHour)} an hour`, figure: money(worth) },
      { what: "The plan", figure: `−${price}` },
    ],
    sum: { net: money(net), messagesToBreakEven },
  };
}

/** A year's sum with its assumptions in sight; the text says that it is an example. */
export function ExampleReturn() {
  const { lines, sum } = exampleOf(useProduct().price);
  return (
    <>
      <div className="overflow-hidden rounded-card border border-line bg-card shadow-soft">
        <table aria-label="A year: an example, with what it assumes" className="w-full text-left">
          <tbody className="divide-y divide-line">
            {lines.map(({ what, figure }) => (
              <tr key={what}>
                <th scope="row" className="w-full px-5 py-2.5 font-normal">
                  {what}
                </th>
                <td className="px-5 py-2.5 text-right font-semibold whitespace-nowrap tabular-nums">
                  {figure}
                </td>
              </tr>
            ))}
            {sum && (
              <tr className="bg-pine/7">
                <th scope="row" className="px-5 py-2.5 font-semibold">
                  Left over, from one property
                </th>
                <td className="px-5 py-2.5 text-right text-lg font-semibold tabular-nums">{sum.net}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <p className="mt-3 max-w-measure text-soft">
        {sum &&
          `The plan has paid for itself after ${sum.messagesToBreakEven} messages that you don’t write. `}
        One property, let six nights in ten; your figures will differ.
      </p>
    </>
  );
}
