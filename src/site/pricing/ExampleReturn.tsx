import { PLAN } from "#billing/plan.ts";
import { exampleHost, yearlyReturn } from "#site/content/roi.ts";

const host = exampleHost;
const year = yearlyReturn(host);

const sum = [
  {
    what: `${host.staysPerYear} stays a year, ${host.repeatQuestionsPerStay} questions each`,
    figure: `${year.questions} messages`,
  },
  {
    what: `Half need no answer, ${host.minutesPerQuestion} minutes each`,
    figure: `${year.hours} hours`,
  },
  { what: `At $${host.valueOfAnHour} an hour`, figure: `$${year.worth}` },
  { what: "The plan", figure: `−${PLAN.price}` },
] as const;

/** A year's sum with its assumptions in sight; the text says that it is an example. */
export function ExampleReturn() {
  return (
    <>
      <div className="overflow-hidden rounded-card border border-line bg-card shadow-soft">
        <table aria-label="A year: an example, with what it assumes" className="w-full text-left">
          <tbody className="divide-y divide-line">
            {sum.map(({ what, figure }) => (
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
              <td className="px-5 py-2.5 text-right text-lg font-semibold tabular-nums">${year.net}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <p className="mt-3 max-w-measure text-soft">
        The plan has paid for itself after {year.messagesToBreakEven} messages that you don’t write. One
        property, let six nights in ten; your figures will differ.
      </p>
    </>
  );
}
