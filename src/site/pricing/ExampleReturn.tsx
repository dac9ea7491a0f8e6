import { PLAN } from "#billing/plan.ts";
import { exampleHost, yearlyReturn } from "#site/content/roi.ts";

const host = exampleHost;
const year = yearlyReturn(host);

const sum = [
  { what: "Stays in a year", figure: String(host.staysPerYear) },
  { what: "Repeat questions in each stay", figure: String(host.repeatQuestionsPerStay) },
  { what: "Minutes to answer one", figure: String(host.minutesPerQuestion) },
  { what: "Share that the guidebook answers", figure: `${host.shareAnswered * 100}%` },
  { what: "Hours that you get back", figure: String(year.hours) },
  { what: "What an hour of yours is worth", figure: `$${host.valueOfAnHour}` },
  { what: "Price of the plan", figure: `−${PLAN.price}` },
] as const;

/** A year's sum with its assumptions in sight; the text says that it is an example. */
export function ExampleReturn() {
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-10">
      <div>
        <p className="max-w-measure text-lg">
          <strong className="font-semibold">
            The plan has paid for itself after {year.messagesToBreakEven} messages that you don’t write.
          </strong>{" "}
          A property that is let six nights in ten has about {host.staysPerYear} stays a year. At{" "}
          {host.repeatQuestionsPerStay} questions each, that is {year.questions} messages and{" "}
          {(year.questions * host.minutesPerQuestion) / 60} hours of your evenings.
        </p>
        <p className="mt-3 max-w-measure text-soft">
          Your figures will differ. A second property adds nothing to the price. All amounts are in Australian
          dollars.
        </p>
      </div>
      <div className="self-start overflow-hidden rounded-card border border-line bg-card shadow-soft">
        <table aria-label="A year: an example, with what it assumes" className="w-full text-left">
          <tbody className="divide-y divide-line">
            {sum.map(({ what, figure }) => (
              <tr key={what}>
                <th scope="row" className="px-5 py-2 font-normal">
                  {what}
                </th>
                <td className="px-5 py-2 text-right font-semibold tabular-nums">{figure}</td>
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
    </div>
  );
}
