import { formatPrice, formatUnits } from "#billing/plan.ts";
import type { PlanPrice } from "#core/product.ts";
import { useProduct } from "#ui/product.tsx";
import { exampleHost, yearlyReturn } from "#site/content/roi.ts";

const host = exampleHost;

function sumOf(price: PlanPrice) {
  const { units, iso, price: ofThePlan } = formatPrice(price);
  const year = yearlyReturn(host, units);
  const money = (value: number) => formatUnits(value, iso);
  const lines = [
    {
      what: `${host.staysPerYear} stays a year, ${host.repeatQuestionsPerStay} questions each`,
      figure: `${year.questions} messages`,
    },
    {
      what: `Half need no answer, ${host.minutesPerQuestion} minutes each`,
      figure: `${year.hours} hours`,
    },
    { what: `At ${money(year.valueOfAnHour)} an hour`, figure: money(year.worth) },
    { what: "The plan", figure: `−${ofThePlan}` },
  ];
  return { lines, net: money(year.net), messagesToBreakEven: year.messagesToBreakEven };
}

/** A year's sum with its assumptions in sight; the text says that it is an example. */
export function ExampleReturn() {
  const { lines, net, messagesToBreakEven } = sumOf(useProduct().price);
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
            <tr className="bg-pine/7">
              <th scope="row" className="px-5 py-2.5 font-semibold">
                Left over, from one property
              </th>
              <td className="px-5 py-2.5 text-right text-lg font-semibold tabular-nums">{net}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <p className="mt-3 max-w-measure text-soft">
        The plan has paid for itself after {messagesToBreakEven} messages that you don’t write. One property,
        let six nights in ten; your figures will differ.
      </p>
    </>
  );
}
